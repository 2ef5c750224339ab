import type { ReadonlySignal } from '@preact/signals-core';
import type { Report } from '../browser/report.ts';
import type { App } from './app.ts';
import type { Unshown } from './explain.ts';

/** What a widget shows. */
export type WidgetState =
  | { phase: 'loading' }
  | { phase: 'failed'; unshown: Unshown }
  | { phase: 'shown'; app: App }
  | { phase: 'none' };

/** A widget as its entry point and its root see it. */
export type WidgetInstance = {
  state: ReadonlySignal<WidgetState>;
  report: Report;
  /** The first card is on the screen. */
  drawn(): void;
  /** The box has another width. */
  resized(): void;
  /** The whole of it threw while it was drawn. */
  crashed(error: unknown): void;
  /** The visitor goes away from the page. */
  left(): void;
  destroy(): void;
};
