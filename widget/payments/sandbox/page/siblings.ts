import type { CardField } from '../../provider.ts';

type Held = { group: string; field: CardField; input: HTMLInputElement };

declare global {
  interface Window {
    /** The field that this frame is: frames of the same origin read it, and those of no other can. */
    civicActionField?: Held;
  }
}

/** Whether a frame's window lets us read it, which only those of our own origin do. */
function heldBy(frame: Window): Held | undefined {
  try {
    return frame.civicActionField;
  } catch {
    return undefined;
  }
}

/** What is typed into the fields of one card. A field that is missing is empty. */
export function typedIn(group: string): Record<CardField, string> {
  const typed = { number: '', expirationDate: '', cvv: '' };
  for (let index = 0; index < parent.frames.length; index++) {
    const held = heldBy(parent.frames[index] as Window);
    if (held?.group === group) typed[held.field] = held.input.value;
  }
  return typed;
}
