import type { ReadonlySignal } from '@preact/signals-core';
import type { Config } from '../../config.ts';
import type { Action } from '../../model/action.ts';
import type { AnswerEntry } from '../../model/answer.ts';
import type { Widget } from '../../model/widget.ts';

/** What the generic POST adds where analytics has it (contract §6). */
export type AnalyticsIds = { analyticsClientId?: string; googleAnalyticsUserId?: string };

/** What partners' sinks may know. Nothing that a visitor has typed is among it. */
export type PartnersContext = {
  widget: Widget;
  config: Pick<Config, 'analytics' | 'pixel' | 'widgetBase'>;
  embedType: number;
  /** The publisher's page. */
  pageUrl: string;
  route: ReadonlySignal<string>;
  answerHistory: ReadonlySignal<readonly AnswerEntry[]>;
  elapsedSeconds: (action: Action) => number;
  /** Filled while analytics runs. */
  ids: AnalyticsIds;
  report: (error: unknown, context?: Record<string, unknown>) => void;
};
