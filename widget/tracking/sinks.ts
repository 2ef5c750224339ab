import type { Host } from '../host/host.ts';
import { isActivity, type Sink } from '../model/event.ts';
import type { Widget } from '../model/widget.ts';
import { activityBody } from './activity-body.ts';
import type { ActivityContext } from './events/action-data.ts';
import type { createOutbox } from './outbox.ts';

/** Records events with the product's own API (spec §7). */
export function activitySink(
  outbox: Pick<ReturnType<typeof createOutbox>, 'send'>,
  widget: Widget,
  context: ActivityContext,
): Sink {
  let seen: string | undefined;
  return (event) => {
    if (!isActivity(event)) return;
    const isSeen = event.type === 'ActionVisible';
    void outbox.send(activityBody(widget, context, event, isSeen ? seen : undefined));
    if (isSeen) seen = event.actions[0]?.identifier;
  };
}

/** Passes events to the publisher's page (spec §7, contract §5). */
export const hostSink =
  (host: Host, widget: Widget, now: () => Date): Sink =>
  ({ type, actions }) => {
    const [action] = actions;
    const only = actions.length === 1 ? action : undefined;
    host.tracking({
      timeStamp: now().toISOString(),
      trackingType: type,
      widgetRequestId: widget.widgetRequestId,
      widgetId: widget.widgetId,
      actionId: only?.actionId ?? null,
      actionType: only?.type ?? null,
    });
  };
