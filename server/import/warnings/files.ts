import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardParts } from '../../../widget/api/wire/served-page.ts';
import { imageUrl } from '../../../widget/model/look/image-url.ts';
import type { Mistake } from '../mistakes.ts';
import type { ContentView } from '../view.ts';
import { type Named, namedFiles } from './named-files.ts';

export type FileChecks = {
  /** The build, whose `images/` the server serves. */
  distDir: string;
  /** Whether the demo newspaper has a file of this name, below `images/gazette/`. */
  isDemoFile?: ((file: string) => boolean) | undefined;
  /** Whether other servers are asked for theirs, which may take seconds. */
  asksServers: boolean;
};

/** Where the build's widget looks for files with a plain name; null where nothing is built. */
function imagesBaseOf(distDir: string): string | null {
  try {
    const { imagesBase }: CardParts = JSON.parse(readFileSync(join(distDir, 'server/card.json'), 'utf8'));
    return imagesBase ?? null;
  } catch {
    return null;
  }
}

const SELF = 'https://self.invalid';
const DEMO = '/images/gazette/';

/** Whether the server itself has a file. */
function isServed(pathname: string, { distDir, isDemoFile }: FileChecks): boolean {
  try {
    const path = decodeURIComponent(pathname);
    if (path.startsWith(DEMO) && isDemoFile?.(path.slice(DEMO.length))) return true;
    return statSync(join(distDir, path), { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false; // a percent sign that encodes nothing
  }
}

/** Whether a request failed for want of its server, and not for its own address. */
const isSilence = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || 'code' in Object(error.cause));

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

const LIMIT_MS = 5_000;
const AT_ONCE = 8;
const GONE = [404, 410];

/** @returns what is wrong with addresses. A server that does not answer is not asked for its other files */
async function askServers(addresses: string[]): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  const silent = new Set<string>();
  const left = [...new Set(addresses)];

  async function ask(url: string) {
    const { origin } = new URL(url);
    if (silent.has(origin)) return;
    try {
      const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(LIMIT_MS) });
      if (GONE.includes(status)) faults.set(url, `"${url}" is not there: its server answers ${status}`);
    } catch (error) {
      if (!isSilence(error)) faults.set(url, `"${url}" was not looked for: ${reasonOf(error)}`);
      else if (!silent.has(origin)) faults.set(url, `${origin} does not answer, so its files were not looked for`);
      if (isSilence(error)) silent.add(origin);
    }
  }

  async function askAll() {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await ask(url);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askAll));
  return faults;
}

/** Where a reader's browser looks for a file; null if that is unknown. */
function urlOf({ name, isPicture }: Named, imagesBase: string | null): URL | null {
  const address = isPicture ? imageUrl(name, imagesBase ?? '') : name;
  return URL.parse(address, imagesBase === null ? undefined : new URL(isPicture ? '/' : imagesBase, SELF));
}

/** Warns of pictures, films and fonts that are not where readers' browsers will look for them. */
export async function fileWarnings(content: ContentView, checks: FileChecks): Promise<Mistake[]> {
  const { distDir, asksServers } = checks;
  const imagesBase = imagesBaseOf(distDir);
  const found = namedFiles(content).flatMap((each) => {
    const url = urlOf(each, imagesBase);
    return url ? [{ ...each, url }] : [];
  });
  const isElsewhere = ({ url }: { url: URL }) => url.origin !== SELF;
  const faults = asksServers
    ? await askServers(found.filter(isElsewhere).map(({ url }) => url.href))
    : new Map<string, string>();
  const ownFault = ({ name, url: { pathname } }: Named & { url: URL }) =>
    isServed(pathname, checks)
      ? undefined
      : `"${name}" is not among the server’s files, in ${join(distDir, '/images/')}`;
  return found.flatMap((each) => {
    const message = isElsewhere(each) ? faults.get(each.url.href) : ownFault(each);
    return message ? [{ file: each.file, path: each.path, message }] : [];
  });
}
