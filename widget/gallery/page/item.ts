import type { GalleryState } from '../../samples/state.ts';
import { frameUrl, heightOf, type Item, type Strip } from './filters.ts';
import { copyOf } from './find.ts';

/** Loads the frame of a box when it comes near. */
type Watch = (box: HTMLElement) => void;

/** What a state's frame is called. */
const labelOf = ({ state, locale, size }: Item<GalleryState>) =>
  `${state.name}, ${locale}, ${size.width} × ${heightOf(size, state.hasNotice)}`;

/** Makes an element the place of a state's frame. */
function prepareBox(box: HTMLElement, item: Item<GalleryState>) {
  const { state, locale, size } = item;
  box.style.setProperty('--width', `${size.width}px`);
  box.style.setProperty('--height', `${heightOf(size, state.hasNotice)}px`);
  Object.assign(box.dataset, { src: frameUrl(state.name, locale), title: labelOf(item) });
}

/** Makes a link open a state in a page of its own. */
function prepareLink(link: HTMLAnchorElement, { name }: GalleryState, locale: string, label: string) {
  link.href = frameUrl(name, locale);
  link.setAttribute('aria-label', `Open alone: ${label}`);
}

/** A single state with its name. */
export function drawItem(item: Item<GalleryState>, watch: Watch): Node {
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

function drawStep(state: GalleryState, { locale, sizes }: Strip<GalleryState>, watch: Watch): Node {
  const { root, part } = copyOf('step');
  part('name').textContent = `${state.step}. ${state.name}`;
  prepareLink(part<HTMLAnchorElement>('open'), state, locale, `${state.name}, ${locale}`);
  for (const size of sizes) {
    const box = document.createElement('div');
    box.className = `frame ${size.name}`;
    prepareBox(box, { state, locale, size });
    box.dataset.look = 'still';
    part('sizes').append(box);
    watch(box);
  }
  return root;
}

/** A kind's whole path, its steps beside one another and smaller than they are. */
export function drawStrip(strip: Strip<GalleryState>, watch: Watch): Node {
  const { root, part } = copyOf('strip');
  part('title').textContent = `${strip.kind}, from start to thanks · ${strip.locale}`;
  part('steps').append(...strip.steps.map((state) => drawStep(state, strip, watch)));
  return root;
}
