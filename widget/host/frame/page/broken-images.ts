import type { CardPage } from './parts.ts';

/**
 * Hides pictures that could not be loaded before the application watches them.
 *
 * @param onHidden called after each
 * @returns a function that repeats their error events
 */
export function hideBrokenImages(page: CardPage, onHidden: () => void, how: AddEventListenerOptions): () => void {
  const broken: HTMLImageElement[] = [];
  const hide = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.hidden = true;
    broken.push(target);
    onHidden();
  };
  page.addEventListener('error', hide, how);
  return () => {
    for (const image of broken) image.dispatchEvent(new Event('error'));
  };
}
