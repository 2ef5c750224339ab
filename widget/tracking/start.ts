import type { ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../api/client.ts';
import type { Config } from '../config/config.ts';
import type { Host } from '../host/host.ts';
import type { Permits } from '../model/consent.ts';
import type { Widget } from '../model/widget.ts';
import type { ActivityContext } from './events/action-data.ts';
import { createTrack } from './events/track.ts';
import { createGate } from './gate.ts';
import { createOutbox } from './outbox.ts';
import { partnerCalls } from './partners/calls.ts';
import type { PartnersContext } from './partners/context.ts';
import { activitySink, hostSink } from './sinks.ts';

export type TrackingOptions = {
  client: Client;
  widget: Widget;
  context: ActivityContext;
  host: Host;
  config: Config;
  consent: ReadonlySignal<Permits>;
  report: (error: unknown) => void;
  partners: () => PartnersContext;
};

/**
 * Starts all sinks of the widget's events. A chunk of its own, since nothing is tracked before the first card is drawn.
 */
export function startTracking({ client, widget, context, host, config, consent, report, partners }: TrackingOptions) {
  const outbox = createOutbox(client);
  const calls = partnerCalls(widget, config);
  const gate = createGate({ calls, consent, report }, () => import('./partners/index.ts'), partners);
  const sinks = [activitySink(outbox, widget, context), hostSink(host, widget, () => new Date())];
  if (calls.length > 0) sinks.push(gate.tell);
  return {
    tell: createTrack(sinks, report),
    sent: outbox.sent,
    stop() {
      gate.stop();
      outbox.stop();
    },
  };
}
