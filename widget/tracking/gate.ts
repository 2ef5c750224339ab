import type { ReadonlySignal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';
import type { Config } from '../config/config.ts';
import type { TrackedEvent } from '../model/event.ts';
import type { Widget } from '../model/widget.ts';
import type { Partners, PartnersContext } from './partners/context.ts';

/** That the widget was seen is worth telling late; what was done without consent is not told at all. */
const isLasting = ({ type }: TrackedEvent) => type.endsWith('WidgetVisible');

/** Whether there is anybody to tell: most widgets need not load the code for it. */
export const hasPartners = (
  { facebookPixelIds, impressionUrls, customTrackings }: Widget,
  { analytics }: Pick<Config, 'analytics'>,
) => [analytics?.users, analytics?.events, ...facebookPixelIds, ...impressionUrls, ...customTrackings].some(Boolean);

export type GateOptions = { consent: ReadonlySignal<Consent>; report: (error: unknown) => void };

/**
 * Stands between the events and every sink but the product's own. With consent their code is loaded once the widget was
 * seen; without, events pass by; withdrawn, the sinks stop.
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
      isSeen = false; // code on its way starts nothing any more
      partners?.stop(false);
    },
  };
}
