import type { GalleryState } from '../kit/state.ts';
import { frameUrl, heightOf, type Item } from './filters.ts';

/** What a state's frame is called. */
export const labelOf = ({ state, locale, size }: Item<GalleryState>) =>
  `${state.name}, ${locale}, ${size.width} × ${heightOf(size, state.hasNotice)}`;

/** Makes an element the place of a state's frame. */
export function prepareBox(box: HTMLElement, item: Item<GalleryState>) {
  const { state, locale, size } = item;
  box.style.setProperty('--width', `${size.width}px`);
  box.style.setProperty('--height', `${heightOf(size, state.hasNotice)}px`);
  Object.assign(box.dataset, { src: frameUrl(state.name, locale), title: labelOf(item) });
}

/** Makes a link open a state in a page of its own. */
export function prepareLink(link: HTMLAnchorElement, { name }: GalleryState, locale: string, label: string) {
  link.href = frameUrl(name, locale);
  link.setAttribute('aria-label', `Open alone: ${label}`);
}
