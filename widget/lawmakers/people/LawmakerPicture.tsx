import { useSignals } from '@preact/signals-react/runtime';
import type { Lawmaker } from '../../model/lawmakers/lawmaker.ts';
import { useApp } from '../../ui/context.ts';
import { stockPicture, useFirstImage } from './use-first-image.ts';

export type LawmakerPictureProps = {
  lawmaker: Pick<Lawmaker, 'photoUrl' | 'countryCode'>;
  /** CSS px. */
  size: number;
};

/**
 * A lawmaker's photo, else the country's stock picture (spec §7), in a box of fixed size. Decorative: the name stands
 * beside it.
 */
export function LawmakerPicture({ lawmaker, size }: LawmakerPictureProps) {
  useSignals();
  const { config } = useApp();
  const { src, onError } = useFirstImage([lawmaker.photoUrl, stockPicture(lawmaker.countryCode, config)]);
  return (
    <span className="ca-face" style={{ width: size, height: size }}>
      {src && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={onError}
        />
      )}
    </span>
  );
}
