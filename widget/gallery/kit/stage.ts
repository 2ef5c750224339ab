import type { App } from '../../app/app.ts';

const WITHIN_MS = 5_000;
const EVERY_MS = 8;

/** Performs a reader's steps in the page. Each step waits until it can be done. */
export type Stage = {
  app: App;
  /** Waits for an element. @throws Error after 5 s */
  see(selector: string): Promise<HTMLElement>;
  /** Waits until what is drawn listens: Preact's effects run after the next frame. */
  listening(): Promise<void>;
  press(selector: string): Promise<void>;
  /** Sets a field's text, as typing would. */
  type(selector: string, text: string): Promise<void>;
  /** Waits until the focus is elsewhere. */
  leave(element: HTMLElement): Promise<void>;
  /** Waits until no move is under way. */
  rest(): Promise<void>;
};

/** React only notices a change if the value is set by the native setter, which React overrides on the element. */
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
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
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
    async listening() {
      for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
    },
    async leave(element) {
      await until('another focus', () => (element.getRootNode() as Document | ShadowRoot).activeElement !== element);
    },
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
