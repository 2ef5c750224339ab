import { MAX_NAME_CHARS, MAX_RECORD_BYTES, MAX_URL_CHARS } from '../api/wire/limits.ts';
import type { RecordActivityRequest } from '../api/wire.ts';
import type { Action } from '../model/action.ts';
import { type ActivityContext, locationOf, pageDomain } from '../model/activity.ts';
import type { ActivityEvent, TrackedEvent } from '../model/event.ts';
import type { EndUserLocation, Widget } from '../model/widget.ts';

function activityAction(action: Action, { type, elapsedSeconds }: TrackedEvent) {
  return {
    id: action.id,
    actionId: action.actionId,
    type: action.type,
    partnerId: action.partner?.id ?? null,
    order: action.order,
    issueId: action.issue?.id ?? null,
    isVisual: action.isVisual,
    subIssueId: action.subIssue?.id ?? null,
    widgetCardId: action.widgetCardId,
    skipEndCard: action.skipEndCard,
    // The only variation is the design.
    ...(action.designVariant !== null && { variationName: String(action.designVariant) }),
    ...(type === 'ActionCancelled' && elapsedSeconds !== undefined && { cancelledTime: elapsedSeconds }),
  };
}

const bytesOf = (body: RecordActivityRequest) => new TextEncoder().encode(JSON.stringify(body)).length;

/** Drops the last actions until the body is short enough: the server refuses a longer one, and the event with it. */
function fitted(body: RecordActivityRequest): RecordActivityRequest {
  const { actions } = body;
  const isTooLong = bytesOf(body) > MAX_RECORD_BYTES && actions && actions.length > 0;
  return isTooLong ? fitted({ ...body, actions: actions.slice(0, -1) }) : body;
}

/** The body of `Widget/RecordActivity` (spec §7), within the server's limits. */
export function activityBody(
  widget: Widget,
  context: ActivityContext,
  place: EndUserLocation | null,
  event: ActivityEvent,
  previousAction?: string,
): RecordActivityRequest {
  return fitted({
    type: event.type,
    articleUrlTracking: context.articleUrlTracking.slice(0, MAX_URL_CHARS),
    articleUrl: widget.articleUrl?.slice(0, MAX_URL_CHARS) || null,
    pageDomain: pageDomain(context.articleUrlTracking),
    widgetId: widget.widgetId,
    widgetName: widget.widgetName?.slice(0, MAX_NAME_CHARS),
    widgetEmbedType: context.embedType,
    widgetType: widget.widgetType,
    articleId: widget.articleId,
    publisherId: widget.publisher.id,
    publisherKey: widget.publisher.key,
    publishedDate: widget.publishedDate,
    // The server adds it where the widget does not know: to a first card that many readers share (contract §6).
    location: locationOf(place),
    ...(event.eventData !== undefined && { eventData: event.eventData }),
    actions: event.actions.map((action) => activityAction(action, event)),
    sponsored: widget.isSponsored,
    isFallbackAction: event.isFallbackAction ?? false,
    ...(previousAction && { previousAction }),
  });
}
