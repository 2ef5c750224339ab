import { imageUrl } from '../../model/look/image-url.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createVideoStore } from './store.ts';

/** The picture that stands for the video. A press plays it as the main button does, so that it needs no name or focus. */
export function Poster({ onPress }: { onPress: () => void }) {
  const { config } = useApp();
  const { posterUrl } = useOfAction(createVideoStore);
  if (!posterUrl) return null;
  return (
    <button type="button" className="ca-poster" tabIndex={-1} aria-hidden="true" onClick={onPress}>
      <img
        src={imageUrl(posterUrl, config.imagesBase)}
        alt=""
        decoding="async"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="32" />
        <path d="M26 20l20 12l-20 12z" />
      </svg>
    </button>
  );
}
