import type { GalleryState } from '../kit/state.ts';
import { labelOf, prepareBox, prepareLink } from './box.ts';
import { heightOf, type Item } from './filters.ts';
import { copyOf } from './find.ts';

/** A single state with its name. @param watch loads the frame when it comes near */
export function drawItem(item: Item<GalleryState>, watch: (box: HTMLElement) => void): Node {
  const { state, locale, size } = item;
  const { root, part } = copyOf('state');
  part('name').textContent = state.name;
  part('facts').textContent = `${locale} · ${size.width} × ${heightOf(size, state.hasNotice)}`;
  prepareLink(part<HTMLAnchorElement>('open'), state, locale, labelOf(item));
  const box = part('frame');
  prepareBox(box, item);
  // On a phone it scrolls, by keys too.
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', labelOf(item));
  watch(box);
  return root;
}
