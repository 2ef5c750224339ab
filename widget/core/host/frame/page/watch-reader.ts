import { TOUCHED } from '../../../browser/reader/last-input.ts';
import { type CardPage, inputs, radios, rootOf } from './parts.ts';
import type { Done } from './reload-keeping.ts';

const INPUT = 'data-input';
const cardIn = (page: CardPage) => rootOf(page)?.querySelector<HTMLElement>('.ca-root');

/** What the reader has chosen: not read from the card at the end, since React shows only what it knows of. */
export function watchChoice(page: CardPage, how: AddEventListenerOptions) {
  let chosen = -1;
  let by: string | undefined;
  const note = () => {
    by = cardIn(page)?.dataset.input;
    chosen = inputs(page).findIndex(({ checked }) => checked);
    let value = '';
    for (const input of radios(page)) {
      input.closest('label')?.toggleAttribute('data-chosen', input.checked);
      if (input.checked) value = input.value;
    }
    // What a choice says elsewhere on the card, such as its sum in the button. '' goes with what is typed.
    for (const part of rootOf(page).querySelectorAll<HTMLElement>('[data-with]'))
      part.hidden = part.dataset.with !== value;
  };
  const watch = ({ target }: Event) => {
    const { type, value } = target as HTMLInputElement;
    // What is typed, such as another amount, takes the place of a choice.
    if (type !== 'radio') for (const input of radios(page)) input.checked = !value && input.defaultChecked;
    note();
  };
  page.addEventListener('input', watch, how);
  /** Chooses as the reader did before a reload. */
  const repeat = (done: Partial<Done>) => {
    const input = inputs(page)[done.chosen as number];
    if (!input) return;
    input.checked = true;
    cardIn(page)?.setAttribute(INPUT, done.by as string);
  };
  return { chosen: () => chosen, by: () => by, note, repeat };
}

/** Leaves the last input where styles and the widget read it (browser/reader/last-input.ts). */
export function watchInput(page: CardPage, how: AddEventListenerOptions) {
  for (const [sign, input] of Object.entries({ pointerdown: 'pointer', keydown: 'keyboard' }))
    page.addEventListener(sign, () => cardIn(page)?.setAttribute(INPUT, input), how);
  addEventListener(
    'pointerover',
    ({ pointerType }) => cardIn(page)?.toggleAttribute(TOUCHED, pointerType !== 'mouse'),
    how,
  );
}
