import { imageUrl } from '../../core/model/look/image-url.ts';
import { stockPicture, useFirstImage } from '../../parts/lawmakers/use-first-image.ts';
import { useApp } from '../../ui/context.ts';
import type { Callee } from './parse-callees.ts';

/** Initials of a name: "Rep. Ana María Ruiz, Jr. (NJ)" gives "AR". Abbreviations, brackets and suffixes are ignored. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*?\)|,.*$|\p{L}+\./gu, '').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}

/** A callee's picture, else their country's for lawmakers (spec §7), else initials. Decorative: the name stands beside it. */
export function Face({ callee: { name, photo, isLawmaker, countryCode } }: { callee: Callee }) {
  const { config } = useApp();
  const stock = isLawmaker ? stockPicture(countryCode, config) : '';
  const { src, onError } = useFirstImage([imageUrl(photo, config.imagesBase), stock]);
  return (
    <span className="ca-portrait" aria-hidden="true">
      {src ? <img src={src} alt="" referrerPolicy="no-referrer" onError={onError} /> : initialsOf(name)}
    </span>
  );
}
