import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { imageUrl } from './image-url.ts';

/** An action's picture on its front: beside the words, or above them where it is narrow. It tells nothing that they don't. */
export function Picture() {
  useSignals();
  const { session, config } = useApp();
  const { action, route } = session.place.value;
  const src = route.endsWith('/start') && imageUrl(action.pictureUrls[0] ?? '', config.imagesBase);
  if (!src) return null;
  return (
    <img
      className="ca-picture"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
