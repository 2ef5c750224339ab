import type { Action } from './action.ts';
import type { Sink, Track } from './event.ts';
import type { EndUserLocation, Widget } from './widget.ts';

/** Host name of the embedding page (spec §3); null where its address is not known. */
export function pageDomain(url: string): string | null {
  try {
    return new URL(url).hostname || null;
  } catch {
    return null;
  }
}

/** Passes every event to all sinks. A sink that throws is reported, and does not affect the others. */
export function createTrack(sinks: readonly Sink[], report: (error: unknown) => void): Track {
  return (event) => {
    for (const sink of sinks) {
      try {
        sink(event);
      } catch (error) {
        report(error);
      }
    }
  };
}

export type ActivityContext = {
  embedType: number;
  articleUrlTracking: string;
  /** What exports call an action's last submission (widget/core/api/submissions.ts). */
  submissionOf?: ((action: Action) => string | null) | undefined;
};

/** Where the reader is, as far as it is known. */
type Place = EndUserLocation | null;

export const locationOf = (location: Place) =>
  location ? { latitude: location.lat, longitude: location.lon } : undefined;

/** The fields about the action that every completion carries (spec §7, contract §6). */
export function actionData(widget: Widget, context: ActivityContext, place: Place, action: Action) {
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
    location: locationOf(place),
    sponsored: widget.isSponsored,
  };
}
