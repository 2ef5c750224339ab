import { guard } from '../../loader/page/guard.ts';
import { type CivicActionEvent, EVENT_NAMES } from '../civic-action.ts';
import { loadScript } from './script.ts';

/** What a placement is to show. */
type Wish = { origin: string; options: string; tell: (event: CivicActionEvent) => void };

/** The element that the loader mounts, with the slot through which React's content shows, as its own content. */
function placeIn(placement: HTMLElement) {
  const root = placement.shadowRoot ?? placement.attachShadow({ mode: 'open' });
  if (!root.firstElementChild) root.append(document.createElement('div'));
  const place = root.firstElementChild as HTMLElement;
  const slot = place.querySelector('slot') ?? document.createElement('slot');
  place.replaceChildren(slot);
  return { place, slot };
}

function listen(place: HTMLElement, slot: HTMLElement, tell: Wish['tell']) {
  const hear = ({ type, target, detail }: CustomEvent) => {
    // what the slot shows may hold another placement
    if (target !== place) return;
    const name = type.split(':')[1] as CivicActionEvent['type'];
    // The loader's own link comes where it finds no text. It sees none in a slot, which shows a link or what was chosen.
    if (name === 'notdisplayed') place.replaceChildren(slot);
    tell({ type: name, detail } as CivicActionEvent);
  };
  for (const name of EVENT_NAMES) place.addEventListener(`civicaction:${name}`, hear);
  return () => {
    for (const name of EVENT_NAMES) place.removeEventListener(`civicaction:${name}`, hear);
  };
}

/** Shows the widget once the script has come. @returns what removes it */
function show(placement: HTMLElement, { origin, options, tell }: Wish) {
  let isOver = false;
  let end = () => {};
  window.civicAction ??= [];
  window.civicAction.push((api) => {
    if (isOver) return;
    const { place, slot } = placeIn(placement);
    const stop = listen(place, slot, tell);
    end = () => {
      stop();
      api.destroy(place);
    };
    api.scan(place, JSON.parse(options));
  });
  loadScript(origin, () => {
    if (!isOver) tell({ type: 'notdisplayed', detail: { reason: 'network' } });
  });
  return () => {
    isOver = true;
    end();
  };
}

const isSame = (one?: Wish, other?: Wish) => one?.origin === other?.origin && one?.options === other?.options;

type State = { wanted?: Wish; shown?: Wish; remove: () => void };

const states = new WeakMap<HTMLElement, State>();

function settle(placement: HTMLElement, state: State) {
  if (isSame(state.wanted, state.shown)) return;
  state.remove();
  state.shown = state.wanted;
  state.remove = state.wanted ? show(placement, state.wanted) : () => {};
}

/**
 * Shows the widget, or removes it, after the effects of this task. Strict Mode and Fast Refresh end an effect and run it
 * again, also one whose widget the reader is using: that is to be one frame.
 *
 * @returns what removes it
 */
export function mount(placement: HTMLElement, wish: Wish) {
  const state = states.get(placement) ?? { remove: () => {} };
  states.set(placement, state);
  const want = (wanted?: Wish) => {
    state.wanted = wanted;
    queueMicrotask(guard(() => settle(placement, state)));
  };
  want(wish);
  return () => want();
}
