/** The gallery's page: every state in a frame of its own, filtered by the page's address. */

import type { GalleryState } from '../kit/state.ts';
import { states } from '../states.ts';
import { type Filters, frameUrl, heightOf, type Item, itemsFor, readFilters, writeFilters } from './filters.ts';
import { createFrames } from './frames.ts';

const find = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
};

const form = find<HTMLFormElement>('form');
const grid = find<HTMLElement>('#frames');
const count = find<HTMLElement>('#count');
const template = find<HTMLTemplateElement>('template');
const frames = createFrames();

function drawItem({ state, locale, size }: Item<GalleryState>): Node {
  const figure = template.content.cloneNode(true) as DocumentFragment;
  const part = <E extends HTMLElement>(name: string) => figure.querySelector(`[data-part="${name}"]`) as E;
  const height = heightOf(size, state.hasNotice);
  const label = `${state.name}, ${locale}, ${size.width} × ${height}`;
  part('name').textContent = state.name;
  part('facts').textContent = `${locale} · ${size.width} × ${height}`;
  const open = part<HTMLAnchorElement>('open');
  open.href = frameUrl(state.name, locale);
  open.setAttribute('aria-label', `Open alone: ${label}`);
  const box = part('frame');
  box.style.width = `${size.width}px`;
  box.style.setProperty('--width', `${size.width}px`);
  box.style.height = `${height}px`;
  Object.assign(box.dataset, { src: frameUrl(state.name, locale), title: label });
  frames.watch(box);
  return figure;
}

function draw(filters: Filters) {
  const items = itemsFor(states, filters);
  frames.clear();
  grid.replaceChildren(...items.map(drawItem));
  const shown = new Set(items.map(({ state }) => state.name)).size;
  count.textContent = `${shown} of ${states.length} states in ${items.length} frames`;
}

function filtersOf(): Filters {
  const data = new FormData(form);
  const text = (name: keyof Filters) => String(data.get(name) ?? '');
  return { kind: text('kind'), state: text('state'), locale: text('locale'), size: text('size') };
}

function fillForm(filters: Filters) {
  const kinds = find<HTMLSelectElement>('select[name="kind"]');
  for (const kind of new Set(states.map((state) => state.kind))) kinds.append(new Option(kind, kind));
  for (const [name, value] of Object.entries(filters)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

form.addEventListener('input', () => {
  const filters = filtersOf();
  // Replaced, not pushed: typing would leave an entry for each letter.
  history.replaceState(null, '', `${location.pathname}${writeFilters(filters)}`);
  draw(filters);
});
form.addEventListener('submit', (event) => event.preventDefault());

const asked = readFilters(location.search);
fillForm(asked);
draw(asked);
