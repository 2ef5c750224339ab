import { inputs, root } from './parts.ts';

/** What the reader has chosen: not read from the card at the end, since React shows only what it knows of. */
export function watchChoice() {
  let chosen = -1;
  const note = () => {
    chosen = inputs().findIndex(({ checked }) => checked);
    for (const input of inputs()) input.closest('.ca-answer')?.toggleAttribute('data-chosen', input.checked);
  };
  addEventListener('change', note, true);
  return { chosen: () => chosen, note, stop: () => removeEventListener('change', note, true) };
}

/** Leaves the last input where the widget reads it (ui/press/last-input.ts). */
export function watchInput() {
  let last = '';
  const byPointer = () => {
    last = 'pointer';
  };
  const byKey = () => {
    last = 'keyboard';
  };
  addEventListener('pointerdown', byPointer, true);
  addEventListener('keydown', byKey, true);
  return {
    last: () => last,
    tell() {
      if (last) root().querySelector<HTMLElement>('.ca-root')?.setAttribute('data-input', last);
    },
    stop() {
      removeEventListener('pointerdown', byPointer, true);
      removeEventListener('keydown', byKey, true);
    },
  };
}
