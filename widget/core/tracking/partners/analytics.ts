import type { Sink } from '../../model/event.ts';
import type { PartnersContext } from './context.ts';
import { type EventParams, eventParams } from './dimensions.ts';
import { eventName } from './named-events.ts';

export type PageView = {
  /** The widget's own route: `/poll/success`. */
  path: string;
};

/** An analytics service of any vendor. */
export type Analytics = { page(view: PageView): void; event(name: string, params: EventParams): void; stop(): void };

/** Sends a page view for each route, and the nine named events (spec §7). */
export function analyticsSink(
  analytics: Analytics,
  { session }: Pick<PartnersContext, 'session'>,
): { tell: Sink; stop(): void } {
  const unsubscribe = session.route.subscribe((path) => analytics.page({ path }));
  return {
    tell(event) {
      const name = eventName(event);
      if (name) analytics.event(name, eventParams(event, name, session.variables.value.endUserId));
    },
    stop() {
      unsubscribe();
      analytics.stop();
    },
  };
}
