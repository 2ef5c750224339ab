import type { ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../api/client.ts';
import type { Config } from '../config/config.ts';
import type { Host } from '../host/host.ts';
import { type ActivityContext, createTrack } from '../model/activity.ts';
import type { Permits } from '../model/consent.ts';
import { isActivity, type Sink } from '../model/event.ts';
import type { KindTable } from '../model/kind.ts';
import type { Widget } from '../model/widget.ts';
import type { SessionStore } from '../session/store.ts';
import { activityBody } from './activity-body.ts';
import { createGate } from './gate.ts';
import { createOutbox } from './outbox.ts';
import { partnerCalls } from './partners/calls.ts';
import type { PartnersContext } from './partners/context.ts';

/** Records events with the product's own API (spec §7). */
export function activitySink(
  outbox: Pick<ReturnType<typeof createOutbox>, 'send'>,
  widget: Widget,
  context: ActivityContext,
  session: Pick<SessionStore, 'location'>,
): Sink {
  let seen: string | undefined;
  return (event) => {
    if (!isActivity(event)) return;
    const isSeen = event.type === 'ActionVisible';
    void outbox.send(activityBody(widget, context, session.location.value, event, isSeen ? seen : undefined));
    if (isSeen) seen = event.actions[0]?.identifier;
  };
}

/** Passes events to the publisher's page (spec §7, contract §5). */
export const hostSink =
  (host: Host, widget: Widget, now: () => Date, submissionOf: ActivityContext['submissionOf'] = () => null): Sink =>
  ({ type, actions }) => {
    const [action] = actions;
    const only = actions.length === 1 ? action : undefined;
    const submission = only && type === 'ActionCompleted' && submissionOf(only);
    host.tracking({
      timeStamp: now().toISOString(),
      trackingType: type,
      widgetRequestId: widget.widgetRequestId,
      widgetId: widget.widgetId,
      actionId: only?.actionId ?? null,
      actionType: only?.type ?? null,
      ...(submission && { submission }),
    });
  };

type Given = { host: Host; config: Config; kinds: KindTable; report: (error: unknown) => void };
type Parts = Pick<PartnersContext, 'widget' | 'ids'> & { client: Client; consent: ReadonlySignal<Permits> };

/**
 * Starts all sinks of the widget's events. A chunk of its own, since nothing is tracked before the first card is drawn.
 */
export function startTracking(
  { host, config, kinds, report }: Given,
  { widget, client, consent, ids }: Parts,
  context: ActivityContext,
  session: PartnersContext['session'] & Pick<SessionStore, 'location'>,
) {
  const outbox = createOutbox(client);
  const calls = partnerCalls(widget, config);
  const partners = { widget, kinds, config, context, session, ids, report };
  const gate = createGate({ calls, consent, report }, () => import('./partners/index.ts'), partners);
  const sinks = [
    activitySink(outbox, widget, context, session),
    hostSink(host, widget, () => new Date(), context.submissionOf),
  ];
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
