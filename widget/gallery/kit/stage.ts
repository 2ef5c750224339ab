import type { App } from '../../app/app.ts';

const WITHIN_MS = 5_000;
const EVERY_MS = 8;

/** Does what a visitor does, in the page itself. Each step waits until it can be done. */
export type Stage = {
  app: App;
  /** @param selector which must match */
  see(selector: string): Promise<HTMLElement>;
  press(selector: string): Promise<void>;
  /** Writes into a field, as typing would. */
  type(selector: string, text: string): Promise<void>;
  /** Waits until nothing moves any more. */
  rest(): Promise<void>;
};

/** React hears a field's own events only where its value was set past React. */
const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;
const setText = Object.getOwnPropertyDescriptor(globalThis.HTMLTextAreaElement?.prototype ?? {}, 'value')?.set;

const canAct = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"], :disabled *') && element.closest('[hidden]') === null;

async function until<T>(what: string, find: () => T | null | undefined | false): Promise<T> {
  const end = performance.now() + WITHIN_MS;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > end) throw new Error(`The state was not reached: ${what}`);
    await new Promise((later) => setTimeout(later, EVERY_MS));
  }
}

export function createStage(app: App, root: ParentNode): Stage {
  const see = (selector: string) => until(selector, () => root.querySelector<HTMLElement>(selector));
  const rest = async () => {
    await until('rest', () => !app.session.isMoving.value);
  };
  return {
    app,
    see,
    rest,
    async press(selector) {
      const found = () => [...root.querySelectorAll<HTMLElement>(selector)].find(canAct);
      (await until(`${selector} that acts`, found)).click();
    },
    async type(selector, text) {
      const field = await see(selector);
      const set = field instanceof HTMLTextAreaElement ? setText : setValue;
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
