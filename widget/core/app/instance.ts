import type { ReadonlySignal } from '@preact/signals-core';
import type { Report } from '../browser/report.ts';
import type { App } from './app.ts';
import type { Unshown } from './late/explain.ts';

/** What a widget shows now. */
export type WidgetState =
  | { phase: 'loading' }
  | { phase: 'failed'; unshown: Unshown }
  | { phase: 'shown'; app: App }
  | { phase: 'none' };

/** A widget, for its entry point and its root component. */
export type WidgetInstance = {
  state: ReadonlySignal<WidgetState>;
  report: Report;
  /** To call when the first card is on the screen, if the page showed it before the application drew it. */
  appeared(): void;
  /** Loads what draws a first card that the page shows already. @throws whatever an import threw */
  loadDrawn(): Promise<void>;
  /** To call when the application has drawn the first card. */
  drawn(): void;
  /** To call when the box has another width. */
  resized(): void;
  /** To call when the root component threw while it was drawn. */
  crashed(error: unknown): void;
  /** To call when the reader leaves the page. */
  left(): void;
  destroy(): void;
};
