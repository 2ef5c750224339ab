import type { RecordActivityRequest } from '../api/wire.ts';
import type { Action } from '../model/action.ts';
import type { ActivityEvent, TrackedEvent } from '../model/event.ts';
import type { Widget } from '../model/widget.ts';
import { type ActivityContext, locationOf } from './events/action-data.ts';
import { pageDomain } from './events/page-domain.ts';

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
    // The one variation that a visitor can be shown is the design.
    ...(action.designVariant !== null && { variationName: String(action.designVariant) }),
    ...(type === 'ActionCancelled' && elapsedSeconds !== undefined && { cancelledTime: elapsedSeconds }),
  };
}

/** The body of `Widget/RecordActivity` (spec §7). */
export function activityBody(widget: Widget, context: ActivityContext, event: ActivityEvent): RecordActivityRequest {
  return {
    type: event.type,
    articleUrlTracking: context.articleUrlTracking,
    articleUrl: widget.articleUrl || null,
    pageDomain: pageDomain(context.articleUrlTracking),
    widgetId: widget.widgetId,
    widgetName: widget.widgetName,
    widgetEmbedType: context.embedType,
    widgetType: widget.widgetType,
    articleId: widget.articleId,
    publisherId: widget.publisher.id,
    publisherKey: widget.publisher.key,
    publishedDate: widget.publishedDate,
    location: locationOf(widget),
    ...(event.eventData !== undefined && { eventData: event.eventData }),
    actions: event.actions.map((action) => activityAction(action, event)),
    sponsored: widget.isSponsored,
    isFallbackAction: event.isFallbackAction ?? false,
  };
}
