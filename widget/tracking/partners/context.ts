import type { Config } from '../../config/config.ts';
import type { Sink } from '../../model/event.ts';
import type { KindTable } from '../../model/kind.ts';
import type { Widget } from '../../model/widget.ts';
import type { SessionStore } from '../../session/store.ts';
import type { ActivityContext } from '../events/action-data.ts';

/** What the generic POST adds where analytics has it (contract §6). */
export type AnalyticsIds = {
  analyticsClientId?: string;
  googleAnalyticsUserId?: string;
  googleAnalyticsEventUserId?: string;
};

/** Sinks of others than us, at work. */
export type Partners = {
  tell: Sink;
  /** @param isWithdrawn the visitor has refused: what was kept goes as well */
  stop(isWithdrawn: boolean): void;
};

/** What partners' sinks may know. Nothing that a visitor has typed is among it. */
export type PartnersContext = {
  widget: Widget;
  kinds: KindTable;
  config: Pick<Config, 'analytics' | 'pixel' | 'widgetBase'>;
  /** `articleUrlTracking` is the publisher's page. */
  context: Pick<ActivityContext, 'embedType' | 'articleUrlTracking'>;
  session: Pick<SessionStore, 'route' | 'answerHistory'>;
  /** Filled while analytics runs. */
  ids: AnalyticsIds;
  report: (error: unknown, context?: Record<string, unknown>) => void;
};
