import { useSignals } from '@preact/signals-react/runtime';
import type { Lawmaker } from '../../model/lawmakers/lawmaker.ts';
import { useApp } from '../../ui/context.ts';
import { stockPicture, useFirstImage } from './use-first-image.ts';

export type LawmakerPictureProps = {
  lawmaker: Pick<Lawmaker, 'photoUrl' | 'countryCode' | 'displayName'>;
  /** CSS px. */
  size: number;
  /** Whether the name stands beside the picture, which is decorative then. */
  isBeside?: boolean;
};

/** A lawmaker's photo, else the country's stock picture (spec §7), in a box of fixed size. */
export function LawmakerPicture({ lawmaker, size, isBeside }: LawmakerPictureProps) {
  useSignals();
  const { config, t } = useApp();
  const { src, onError } = useFirstImage([lawmaker.photoUrl, stockPicture(lawmaker.countryCode, config)]);
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
          onError={onError}
        />
      )}
    </span>
  );
}
