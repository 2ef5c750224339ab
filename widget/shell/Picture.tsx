import { useSignals } from '@preact/signals-react/runtime';
import { imageUrl } from '../model/look/image-url.ts';
import { useApp } from '../ui/context.ts';

/**
 * The picture of an action's front or end: beside the text, or above it in a narrow widget. Decorative, so its alt text
 * is empty.
 */
export function Picture() {
  useSignals();
  const { session, config, screens } = useApp();
  const { action, route } = session.position.value;
  const isDone = session.completedActionIdentifiers.value.has(action.identifier);
  const isInPlace = screens.endsInPlace(session.position.value);
  const ofFront = (isInPlace || route.endsWith('/start')) && action.pictureUrls[0];
  const picture = screens.isEnd(session.position.value, isDone)
    ? action.endCardPicture || (isInPlace && ofFront)
    : ofFront;
  const src = imageUrl(picture || '', config.imagesBase);
  if (!src) return null;
  return (
    // Keyed: a picture that failed to load is hidden by hand, and the next one must not inherit that.
    <img
      key={src}
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
