import type { ReadonlySignal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';
import type { Config } from '../config/config.ts';
import type { TrackedEvent } from '../model/event.ts';
import type { Widget } from '../model/widget.ts';
import type { Partners, PartnersContext } from './partners/context.ts';

/** Views may be told after consent comes; actions without consent are never told. */
const isLasting = ({ type }: TrackedEvent) => type.endsWith('WidgetVisible');

/** Whether any partner sink is configured: most widgets have none, and don't load the code. */
export const hasPartners = (
  { facebookPixelIds, impressionUrls, customTrackings }: Widget,
  { analytics }: Pick<Config, 'analytics'>,
) => [analytics?.users, analytics?.events, ...facebookPixelIds, ...impressionUrls, ...customTrackings].some(Boolean);

export type GateOptions = { consent: ReadonlySignal<Consent>; report: (error: unknown) => void };

/**
 * Passes events to partner sinks only with consent. Their code is loaded once the widget has been seen with consent;
 * without consent events are dropped, and the sinks stop when it is withdrawn.
 */
export function createGate(
  { consent, report }: GateOptions,
  load: () => Promise<{ openPartners: (context: PartnersContext) => Partners }>,
  context: () => PartnersContext,
) {
  let partners: Partners | undefined;
  let waiting: TrackedEvent[] = [];
  let isSeen = false;

  const isDenied = () => consent.value === 'denied';

  const heed = () => {
    if (isDenied()) {
      waiting = waiting.filter(isLasting);
      partners?.stop(true);
      partners = undefined;
    } else if (isSeen)
      load()
        .then(({ openPartners }) => {
          if (isDenied() || !isSeen) return;
          partners ??= openPartners(context());
          waiting.splice(0).forEach(partners.tell);
        })
        .catch(report);
  };

  const unsubscribe = consent.subscribe(heed);
  return {
    tell(event: TrackedEvent) {
      isSeen ||= isLasting(event);
      waiting.push(event);
      heed();
    },
    stop() {
      unsubscribe();
      isSeen = false; // Code that is still loading must not start.
      partners?.stop(false);
    },
  };
}
