import { useState } from 'react';
import { defaultPicture } from '../../../model/lawmakers/lawmaker-picture.ts';
import { useApp } from '../../../ui/context.ts';
import { imageUrl } from '../../../ui/image-url.ts';
import { initialsOf } from './initials.ts';
import type { Callee } from './parse-callees.ts';

/** Somebody's picture; lawmakers without one have their country's (spec §7), others their initials. The name stands beside. */
export function Face({ callee: { name, photo, isLawmaker, countryCode } }: { callee: Callee }) {
  const { config } = useApp();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const own = imageUrl(photo, config.imagesBase);
  const stock = isLawmaker ? new URL(defaultPicture(countryCode), config.defaultImagesBase).href : '';
  const src = [own, stock].find((url) => url !== '' && !missing.includes(url));
  return (
    <span className="ca-portrait" aria-hidden="true">
      {src ? (
        <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setMissing([...missing, src])} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
