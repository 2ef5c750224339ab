import { TOUCHED } from '../../../browser/reader/last-input.ts';
import { inputs, radios, root } from './parts.ts';
import type { Done } from './reload-keeping.ts';

const INPUT = 'data-input';
const card = () => root()?.querySelector<HTMLElement>('.ca-root');

/** What the reader has chosen: not read from the card at the end, since React shows only what it knows of. */
export function watchChoice(how: AddEventListenerOptions) {
  let chosen = -1;
  let by: string | undefined;
  const note = () => {
    by = card()?.dataset.input;
    chosen = inputs().findIndex(({ checked }) => checked);
    for (const input of radios()) input.closest('label')?.toggleAttribute('data-chosen', input.checked);
  };
  const watch = ({ target }: Event) => {
    const { type, value } = target as HTMLInputElement;
    // What is typed, such as another amount, takes the place of a choice.
    if (type !== 'radio') for (const input of radios()) input.checked = !value && input.defaultChecked;
    note();
  };
  addEventListener('input', watch, how);
  /** Chooses as the reader did before a reload. */
  const repeat = (done: Partial<Done>) => {
    const input = inputs()[done.chosen as number];
    if (!input) return;
    input.checked = true;
    card()?.setAttribute(INPUT, done.by as string);
  };
  return { chosen: () => chosen, by: () => by, note, repeat };
}

/** Leaves the last input where styles and the widget read it (browser/reader/last-input.ts). */
export function watchInput(how: AddEventListenerOptions) {
  for (const [sign, input] of Object.entries({ pointerdown: 'pointer', keydown: 'keyboard' }))
    addEventListener(sign, () => card()?.setAttribute(INPUT, input), how);
  const html = document.documentElement;
  addEventListener('pointerover', ({ pointerType }) => html.toggleAttribute(TOUCHED, pointerType !== 'mouse'), how);
}
