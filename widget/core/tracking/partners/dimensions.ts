import type { Action } from '../../model/action.ts';
import { pageDomain } from '../../model/activity.ts';
import type { TrackedEvent } from '../../model/event.ts';
import type { Id } from '../../model/value.ts';
import type { PartnersContext } from './context.ts';

export type EventParams = Record<string, string | number>;

type Values = Record<string, string | number | null | undefined>;

const known = (values: Values): EventParams =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => entry[1] != null && entry[1] !== ''),
  );

/** An address without query and fragment, which may contain a reader's name or token. */
export function bareUrl(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** Custom dimensions of the widget (spec §7): widget, article, publisher, page, embed type. */
export const widgetDimensions = ({ widget, context }: Pick<PartnersContext, 'widget' | 'context'>): EventParams =>
  known({
    widget_id: widget.widgetId,
    widget_name: widget.widgetName,
    publisher_id: widget.publisher.id,
    publisher_key: widget.publisher.key,
    publisher_name: widget.publisher.name,
    article_id: widget.articleId,
    article_url: bareUrl(widget.articleUrl || context.articleUrlTracking),
    page_domain: pageDomain(context.articleUrlTracking),
    embed_type: context.embedType,
  });

const actionDimensions = (action: Action): Values => ({
  action_id: action.actionId,
  action_type: action.type,
  action_name: action.name,
});

const counterOf = (name: string) => name.toLowerCase().replaceAll(' ', '_');

/**
 * Metrics of one event: a counter of 1 under the event's own name, for sums across widgets; seconds from initiated to
 * completed or cancelled; a donation's amount and currency; a share's channel or a payment's provider.
 */
const metrics = (event: TrackedEvent, name: string): Values => ({
  [counterOf(name)]: 1,
  elapsed_seconds: event.elapsedSeconds,
  value: event.amount,
  currency: event.currency,
  method: event.eventData,
});

/**
 * Parameters of one event: its action, if it has exactly one, its metrics, and the user (spec §7), whom the server names
 * once they have given money.
 */
export function eventParams(event: TrackedEvent, name: string, endUserId?: Id) {
  const [action] = event.actions;
  const isOfOne = action && event.actions.length === 1;
  return known({ ...(isOfOne && actionDimensions(action)), ...metrics(event, name), end_user_id: endUserId });
}
