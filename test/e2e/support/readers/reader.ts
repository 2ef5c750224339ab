/** Runs in a page: it is sent as text, so it cannot use its closure. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments are whatever the caller passes with it
export type InPage<T> = (...values: any[]) => T;

/** The box of the first widget in a page. */
export const PLACEMENT = '[data-civic-action]';
/** In pages of hosts without our loader the box is named instead. */
export const FRAME = `:is(${PLACEMENT}, #here) iframe`;

/** Away from every widget; CSS px. */
export const CORNER = [2, 2] as const;

/** The middle of an element, once it has stood still for a frame and is in view. Runs in a page. */
export async function restingMiddle(selector: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: 'nearest' });
  for (let before = ''; ; ) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = [x, y, width, height].join();
    if (now === before) return { x: x + width / 2, y: y + height / 2 };
    before = now;
  }
}

/** A reader at a browser, whatever drives it. Selectors and texts of `press` and `type` are those of the widget's frame. */
export type Reader = {
  open(address: string): Promise<void>;
  inPage<T>(run: InPage<T>, ...values: unknown[]): Promise<T>;
  /** @throws Error while the frame is missing */
  inFrame<T>(run: InPage<T>, ...values: unknown[]): Promise<T>;
  /** Clicks the middle of the element with the mouse. */
  press(selector: string): Promise<void>;
  /** Moves the mouse to the page's corner, away from the widget. */
  leave(): Promise<void>;
  /** Types with the keyboard. */
  type(selector: string, text: string): Promise<void>;
  /** Turns the wheel over the middle of the frame; px, down. */
  scroll(px: number): Promise<void>;
  /** Waits for a window that the page has opened, and closes it. @returns the address that it was opened with */
  closeWindow(): Promise<string>;
  /** PNG, base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
};

/** A browser for one file's tests. */
export type ReaderBrowser = {
  /** A reader with a profile of its own. */
  sitDown(): Promise<Reader>;
  close(): Promise<void>;
};
