/** The gallery's page: every state in a frame of its own, filtered by the page's address. */
import { states } from '../states.ts';
import { type Filters, itemsFor, readFilters, stripsFor, writeFilters } from './filters.ts';
import { find } from './find.ts';
import { drawItem, drawStrip } from './item.ts';

/** How far outside the window a frame is kept, relative to the window's height. */
const KEPT_NEAR = '150%';

function fill(box: HTMLElement) {
  if (box.firstElementChild) return;
  const frame = document.createElement('iframe');
  frame.loading = 'lazy';
  // A widget that is arranged takes the focus, from a filter in which somebody types.
  frame.inert = box.dataset.look === 'still';
  frame.title = box.dataset.title ?? '';
  frame.src = box.dataset.src ?? '';
  box.append(frame);
}

const form = find<HTMLFormElement>('form');
const grid = find<HTMLElement>('#frames');
const strips = find<HTMLElement>('#strips');
const count = find<HTMLElement>('#count');

/**
 * Loads frames near the window and removes distant ones, because each widget is a React application of its own. It
 * observes placeholders with `data-src`.
 */
const frames = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) fill(target as HTMLElement);
      else target.replaceChildren();
    }
  },
  { rootMargin: `${KEPT_NEAR} 0%` },
);
const watch = (box: HTMLElement) => frames.observe(box);

function draw(filters: Filters) {
  const items = itemsFor(states, filters);
  frames.disconnect();
  strips.replaceChildren(...stripsFor(states, filters).map((strip) => drawStrip(strip, watch)));
  grid.replaceChildren(...items.map((item) => drawItem(item, watch)));
  const shown = new Set(items.map(({ state }) => state.name)).size;
  count.textContent = `${shown} of ${states.length} states in ${items.length} frames`;
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
  const filters = readFilters(new FormData(form));
  // Replaced, not pushed: typing would leave an entry for each letter.
  history.replaceState(null, '', `${location.pathname}${writeFilters(filters)}`);
  draw(filters);
});
form.addEventListener('submit', (event) => event.preventDefault());

const asked = readFilters(new URLSearchParams(location.search));
fillForm(asked);
draw(asked);
