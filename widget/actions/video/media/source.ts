import { webAddress } from '../../../core/model/address/web-address.ts';

/** The address of a video or of its captions, from a full one or from a name below that of pictures. */
export function mediaAddress(name: string, imagesBase: string): URL {
  const base = new URL(imagesBase, location.href);
  return webAddress(name, base.href) ?? base;
}

/** Where a video comes from. `hash` opens an unlisted one. */
export type Source =
  | { type: 'file' | 'hls'; url: string }
  | { type: 'youtube'; id: string }
  | { type: 'vimeo'; id: string; hash: string };

const YOUTUBE = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /(?:^|\.)vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** `/watch?v=ID`, `/embed/ID`, `/shorts/ID`, `/live/ID`, and `youtu.be/ID`. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const id = hostname.endsWith('youtu.be') ? first : (searchParams.get('v') ?? second);
  return YOUTUBE_ID.test(id) ? id : null;
}

/** `/ID`, `/ID/HASH`, `/channels/NAME/ID`, and the player's `/video/ID?h=HASH`. */
function vimeoOf({ pathname, searchParams }: URL): Source | null {
  const [, id, hash = ''] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  return id ? { type: 'vimeo', id, hash: searchParams.get('h') ?? hash } : null;
}

/** What plays at an address. One that names no video of a known site is taken for a file. */
export function sourceOf(address: URL): Source {
  const { href, hostname, pathname } = address;
  const id = YOUTUBE.test(hostname) ? youtubeId(address) : null;
  if (id) return { type: 'youtube', id };
  const vimeo = VIMEO.test(hostname) ? vimeoOf(address) : null;
  return vimeo ?? { type: pathname.endsWith('.m3u8') ? 'hls' : 'file', url: href };
}
