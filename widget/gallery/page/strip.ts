import type { GalleryState } from '../kit/state.ts';
import { prepareBox, prepareLink } from './box.ts';
import type { Strip } from './filters.ts';
import { copyOf } from './find.ts';

type Watch = (box: HTMLElement) => void;

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
