import { webAddress } from '../../model/address/web-address.ts';

/** The address of a video or of its captions, from a full one or from a name below that of pictures. */
export function mediaAddress(name: string, imagesBase: string): URL {
  const base = new URL(imagesBase, location.href);
  return webAddress(name, base.href) ?? base;
}
