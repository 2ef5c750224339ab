import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { LRUCache } from 'lru-cache';
import { type OwnFiles, ownFile, pictureUrl, SELF } from '../../../static/own-files.ts';

/** A logo or picture within the picture of a shared link. */
export type Inset = {
  /** Of its bytes. */
  digest: string;
  /** A data address. */
  read: () => Promise<string>;
};

/** What the renderer reads. */
const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', svg: 'image/svg+xml' };
/** Larger files, and those that would take more memory once they are unpacked, are left out. */
const MOST_BYTES = 8_000_000;
const MOST_PIXELS = 40_000_000;

/** Null for a file that can't be drawn. */
function typeOf(bytes: Uint8Array): string | null {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const isVector = type === 'svg';
    return isVector || width * height <= MOST_PIXELS ? (TYPES[type] ?? null) : null;
  } catch {
    return null; // no picture at all
  }
}

const dataAddress = (bytes: Uint8Array) => `data:${typeOf(bytes)};base64,${Buffer.from(bytes).toString('base64')}`;

/** Of a picture that can be drawn; '' for any other. */
const digestOf = (bytes: Uint8Array) => (typeOf(bytes) ? createHash('sha256').update(bytes).digest('hex') : '');

const MOST_DIGESTS = 2_000;

export type InsetFiles = OwnFiles & {
  /** Where a build's widget looks for pictures with a plain name. */
  imagesBase: () => string | null;
  publicOrigin?: string | undefined;
  /** A picture of the content folder, by its name; null for any other. */
  readPicture?: ((name: string) => Promise<{ bytes: Uint8Array } | null>) | undefined;
};

const IMAGES = '/images/';

/**
 * Finds the pictures that content names, among the server's own files. Other servers are not asked: what they answer,
 * and how long that takes, is not ours, and an address may lead into the operator's network.
 *
 * @returns a function that answers null for a picture that can't be drawn
 */
export function createInsets(files: InsetFiles): (name: string | number) => Promise<Inset | null> {
  const digests = new LRUCache<string, string>({ max: MOST_DIGESTS });

  async function known(key: string, read: () => Promise<Uint8Array>): Promise<string> {
    const digest = digests.get(key) ?? digestOf(await read());
    digests.set(key, digest);
    return digest;
  }

  async function inFile(path: string): Promise<Inset | null> {
    const { size, mtimeMs } = await stat(path);
    if (size > MOST_BYTES) return null;
    const digest = await known(`${path} ${size} ${mtimeMs}`, () => readFile(path));
    return digest ? { digest, read: async () => dataAddress(await readFile(path)) } : null;
  }

  async function inContent(pathname: string): Promise<Inset | null> {
    const found = pathname.startsWith(IMAGES) ? await files.readPicture?.(pathname.slice(IMAGES.length)) : null;
    if (!found) return null;
    const digest = await known(pathname, async () => found.bytes);
    return digest ? { digest, read: async () => dataAddress(found.bytes) } : null;
  }

  return async (name) => {
    const url = name === '' ? null : pictureUrl(name, files.imagesBase());
    if (!url) return null;
    try {
      if (url.origin !== SELF && url.origin !== files.publicOrigin) return null;
      const path = ownFile(url.pathname, files);
      return path ? await inFile(path) : await inContent(url.pathname);
    } catch {
      return null; // the file went, or the address holds nothing
    }
  };
}
