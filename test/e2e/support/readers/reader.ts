/** What runs in a page: it is sent as text, so that it sees nothing around it. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments are whatever the caller passes with it
export type InPage<T> = (...values: any[]) => T;

/** Where the first widget of a page stands. */
export const PLACEMENT = '[data-civic-action]';
export const FRAME = `${PLACEMENT} iframe`;

/** A reader at a browser, whatever drives it. Selectors and texts of `press` and `type` are those of the widget's frame. */
export type Reader = {
  open(address: string): Promise<void>;
  inPage<T>(run: InPage<T>, ...values: unknown[]): Promise<T>;
  /** @throws Error while the frame has not come */
  inFrame<T>(run: InPage<T>, ...values: unknown[]): Promise<T>;
  /** By the mouse, in the middle of the element. */
  press(selector: string): Promise<void>;
  /** By the keyboard. */
  type(selector: string, text: string): Promise<void>;
  /** By the wheel, over the middle of the frame; px, down. */
  scroll(px: number): Promise<void>;
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
