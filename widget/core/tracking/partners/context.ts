import type { Config } from '../../config/config.ts';
import type { ActivityContext } from '../../model/activity.ts';
import type { Sink } from '../../model/event.ts';
import type { KindTable } from '../../model/kind.ts';
import type { Widget } from '../../model/widget.ts';
import type { SessionStore } from '../../session/store.ts';

/** Ids that the generic POST adds while analytics runs (contract §6). */
export type AnalyticsIds = {
  analyticsClientId?: string;
  googleAnalyticsUserId?: string;
  googleAnalyticsEventUserId?: string;
};

/** A partner that is told of events. */
export type Partner = {
  tell: Sink;
  /** @param isWithdrawn the reader has withdrawn consent: stored ids are deleted too */
  stop(isWithdrawn: boolean): void;
};

/** What partner sinks may read. Of what a reader has typed they read nothing; of the variables, a donor's id alone. */
export type PartnersContext = {
  widget: Widget;
  kinds: KindTable;
  config: Pick<Config, 'analytics' | 'pixel' | 'widgetBase'>;
  /** `articleUrlTracking` is the address of the publisher's page. */
  context: Pick<ActivityContext, 'embedType' | 'articleUrlTracking'>;
  session: Pick<SessionStore, 'route' | 'answerHistory' | 'variables'>;
  /** Filled while analytics runs. */
  ids: AnalyticsIds;
  report: (error: unknown, context?: Record<string, unknown>) => void;
};
