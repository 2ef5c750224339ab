import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Lawmaker } from '../../model/lawmakers/lawmaker.ts';
import { defaultPicture } from '../../model/lawmakers/lawmaker-picture.ts';
import { useApp } from '../../ui/context.ts';

export type PictureProps = {
  lawmaker: Pick<Lawmaker, 'photoUrl' | 'countryCode' | 'displayName'>;
  /** CSS px. */
  size: number;
  /** Whether the name stands beside the picture, which is decorative then. */
  isBeside?: boolean;
};

/** A lawmaker's photo, else the country's stock picture (spec §7), in a box of fixed size. */
export function Picture({ lawmaker, size, isBeside }: PictureProps) {
  useSignals();
  const { config, t } = useApp();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const stock = new URL(defaultPicture(lawmaker.countryCode), config.defaultImagesBase).href;
  const src = [lawmaker.photoUrl, stock].find((url) => url !== '' && !missing.includes(url));
  const isFace = src === lawmaker.photoUrl && !isBeside;
  return (
    <span className="ca-face" style={{ width: size, height: size }}>
      {src && (
        <img
          src={src}
          alt={isFace ? t('lawmakers.photo', { name: lawmaker.displayName.full }) : ''}
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setMissing([...missing, src])}
        />
      )}
    </span>
  );
}
