import type { Action } from '../../model/action.ts';
import type { Widget } from '../../model/widget.ts';

export type ActivityContext = {
  embedType: number;
  articleUrlTracking: string;
};

export const locationOf = ({ location: ip }: Widget) => (ip ? { latitude: ip.lat, longitude: ip.lon } : undefined);

/** The fields about the action that every completion carries (spec §7, contract §6). */
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
    location: locationOf(widget),
    sponsored: widget.isSponsored,
  };
}
