import { inputs, root } from './parts.ts';

/** What the reader has chosen: not read from the card at the end, since React shows only what it knows of. */
export function watchChoice(how: AddEventListenerOptions) {
  let chosen = -1;
  const note = () => {
    chosen = inputs().findIndex(({ checked }) => checked);
    for (const input of inputs()) input.closest('.ca-answer')?.toggleAttribute('data-chosen', input.checked);
  };
  addEventListener('change', note, how);
  return { chosen: () => chosen, note };
}

/** Leaves the last input where styles and the widget read it (ui/press/last-input.ts). */
export function watchInput(how: AddEventListenerOptions) {
  for (const [sign, input] of Object.entries({ pointerdown: 'pointer', keydown: 'keyboard' }))
    addEventListener(sign, () => root()?.querySelector('.ca-root')?.setAttribute('data-input', input), how);
}
