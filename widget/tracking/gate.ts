import type { ReadonlySignal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';
import type { Config } from '../config.ts';
import type { Widget } from '../model/widget.ts';
import type { Sink, TrackedEvent } from './event.ts';

/** Sinks of others than us, at work. */
export type Partners = {
  tell: Sink;
  /** @param isWithdrawn the visitor has refused: what was kept goes as well */
  stop(isWithdrawn: boolean): void;
};

/** That the widget was seen is worth telling late; what was done without consent is not told at all. */
const isLasting = ({ type }: TrackedEvent) => type.endsWith('WidgetVisible');

/** Whether there is anybody to tell: most widgets need not load the code for it. */
export const hasPartners = (
  { facebookPixelIds, impressionUrls, customTrackings }: Widget,
  { analytics }: Pick<Config, 'analytics'>,
) => !!(analytics.users || analytics.events || facebookPixelIds[0] || impressionUrls[0] || customTrackings[0]);

/**
 * Stands between the events and every sink but the product's own. With consent their code is loaded once the widget was
 * seen; without, events pass by; withdrawn, the sinks stop.
 */
export function createGate(
  consent: ReadonlySignal<Consent>,
  open: () => Promise<() => Partners>,
  report: (error: unknown) => void,
) {
  let partners: Partners | undefined;
  let waiting: TrackedEvent[] = [];
  let isSeen = false;

  const isGranted = () => consent.value === 'granted';

  async function pass() {
    if (!isSeen || !isGranted() || !waiting[0]) return;
    try {
      const start = await open();
      if (!isGranted()) return;
      partners ??= start();
      for (const event of waiting.splice(0)) partners.tell(event);
    } catch (error) {
      waiting = [];
      report(error);
    }
  }

  const unsubscribe = consent.subscribe(() => {
    if (isGranted()) return void pass();
    waiting = waiting.filter(isLasting);
    partners?.stop(true);
    partners = undefined;
  });

  return {
    tell(event: TrackedEvent) {
      isSeen ||= isLasting(event);
      if (isGranted() || isLasting(event)) waiting.push(event);
      void pass();
    },
    stop() {
      unsubscribe();
      partners?.stop(false);
    },
  };
}
