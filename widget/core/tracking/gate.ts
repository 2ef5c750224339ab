import type { ReadonlySignal } from '@preact/signals-core';
import type { Permits } from '../model/consent.ts';
import type { TrackedEvent } from '../model/event.ts';
import type { PartnerCall } from './partners/calls.ts';
import type { Partner, PartnersContext } from './partners/context.ts';

/** Views may be told after consent comes; actions without consent are never told. */
const isLasting = ({ type }: TrackedEvent) => type.endsWith('WidgetVisible');

export type GateOptions = {
  calls: readonly PartnerCall[];
  consent: ReadonlySignal<Permits>;
  report: (error: unknown) => void;
};

type Load = () => Promise<{ openPartner: (call: PartnerCall, context: PartnersContext) => Partner }>;

/** One partner behind the gate: events wait for consent, and for its code. */
function createEntry(call: PartnerCall, consent: ReadonlySignal<Permits>) {
  let partner: Partner | undefined;
  let waiting: TrackedEvent[] = [];
  const isPermitted = () => consent.value(call.need);
  return {
    isPermitted,
    take: (event: TrackedEvent) => void waiting.push(event),
    heed() {
      const permitted = isPermitted();
      if (permitted) return;
      const isWithdrawn = permitted === false;
      if (isWithdrawn) waiting = waiting.filter(isLasting);
      partner?.stop(isWithdrawn);
      partner = undefined;
    },
    tell(open: (call: PartnerCall) => Partner) {
      if (!isPermitted()) return;
      partner ??= open(call);
      waiting.splice(0).forEach(partner.tell);
    },
    stop: () => partner?.stop(false),
  };
}

/**
 * Passes events to each partner only with the consent that it needs. Their code is loaded once the widget has been seen
 * with consent for any of them. Events wait while the answer is not known, are dropped without consent, and a partner
 * stops when it is withdrawn.
 */
export function createGate({ calls, consent, report }: GateOptions, load: Load, context: PartnersContext) {
  const entries = calls.map((call) => createEntry(call, consent));
  let isSeen = false;

  const heed = () => {
    for (const entry of entries) entry.heed();
    if (!isSeen || !entries.some(({ isPermitted }) => isPermitted())) return;
    load()
      .then(({ openPartner }) => {
        if (isSeen) for (const entry of entries) entry.tell((call) => openPartner(call, context));
      })
      .catch(report);
  };

  const unsubscribe = consent.subscribe(heed);
  return {
    tell(event: TrackedEvent) {
      isSeen ||= isLasting(event);
      for (const entry of entries) entry.take(event);
      heed();
    },
    stop() {
      unsubscribe();
      isSeen = false; // Code that is still loading must not start.
      for (const entry of entries) entry.stop();
    },
  };
}
