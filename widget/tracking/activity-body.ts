import type { RecordActivityRequest } from '../api/wire.ts';
import type { Action } from '../model/action.ts';
import type { Widget } from '../model/widget.ts';
import type { ActivityEvent, TrackedEvent } from './event.ts';

export type ActivityContext = {
  embedType: number;
  articleUrlTracking: string;
  variationName?: string;
};

const location = ({ location: ip }: Widget) => (ip ? { latitude: ip.lat, longitude: ip.lon } : undefined);

function activityAction(action: Action, { cancelledSeconds }: TrackedEvent) {
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
    ...(cancelledSeconds !== undefined && { cancelledTime: cancelledSeconds }),
  };
}

/** The body of `Widget/RecordActivity` (spec §7). */
export function activityBody(widget: Widget, context: ActivityContext, event: ActivityEvent): RecordActivityRequest {
  return {
    type: event.type,
    articleUrlTracking: context.articleUrlTracking,
    widgetId: widget.widgetId,
    widgetEmbedType: context.embedType,
    widgetType: widget.widgetType,
    articleId: widget.articleId,
    publisherId: widget.publisher.id,
    publishedDate: widget.publishedDate,
    location: location(widget),
    ...(event.eventData !== undefined && { eventData: event.eventData }),
    actions: event.actions.map((action) => activityAction(action, event)),
    sponsored: widget.isSponsored,
    isFallbackAction: event.isFallbackAction ?? false,
  };
}

/** Per-action request data that every completion carries (spec §7, contract §6). */
export function actionData(widget: Widget, context: ActivityContext, action: Action) {
  return {
    id: action.id,
    actionId: action.actionId,
    widgetCardId: action.widgetCardId,
    articleId: widget.articleId,
    articleUrlTracking: context.articleUrlTracking,
    widgetId: widget.widgetId,
    partnerName: action.partner?.name ?? null,
    partnerId: action.partner?.id ?? null,
    publisherId: widget.publisher.id,
    publishedDate: widget.publishedDate,
    widgetType: widget.widgetType,
    widgetEmbedType: context.embedType,
    issueId: action.issue?.id ?? null,
    subIssueId: action.subIssue?.id ?? null,
    actionOrder: action.order,
    location: location(widget),
    sponsored: widget.isSponsored,
  };
}
