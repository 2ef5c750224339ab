/** The gallery's page: every state in a frame of its own, filtered by the page's address. */

import { states } from '../states.ts';
import { type Filters, itemsFor, readFilters, stripsFor, writeFilters } from './filters.ts';
import { find } from './find.ts';
import { createFrames } from './frames.ts';
import { drawItem } from './item.ts';
import { drawStrip } from './strip.ts';

const form = find<HTMLFormElement>('form');
const grid = find<HTMLElement>('#frames');
const strips = find<HTMLElement>('#strips');
const count = find<HTMLElement>('#count');
const frames = createFrames();

function draw(filters: Filters) {
  const items = itemsFor(states, filters);
  frames.clear();
  strips.replaceChildren(...stripsFor(states, filters).map((strip) => drawStrip(strip, frames.watch)));
  grid.replaceChildren(...items.map((item) => drawItem(item, frames.watch)));
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
