/**
 * Hides pictures that could not be loaded before the application watches them.
 *
 * @param onHidden called after each
 * @returns a function that stops it, and repeats their error events
 */
export function hideBrokenImages(onHidden: () => void): () => void {
  const broken: HTMLImageElement[] = [];
  const hide = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.hidden = true;
    broken.push(target);
    onHidden();
  };
  addEventListener('error', hide, true);
  return () => {
    removeEventListener('error', hide, true);
    for (const image of broken) image.dispatchEvent(new Event('error'));
  };
}
