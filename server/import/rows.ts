/** The rows that content is stored as. */
import { actionKeyOf, jsonOf, textOf } from '../db/rows.ts';
import { articleKeyOf, siteOf } from '../widgets/article-key.ts';
import { type Hours, hasHours, type Place } from '../widgets/hours.ts';
import type { ActionContent, Content, WidgetContent } from './check.ts';
import { createComposer, hoursOf, publisherFields } from './compose.ts';
import { wordingOf } from './wordings.ts';

/** What the rows of a widget's actions are stored under. */
const keysIn = ({ cards, publisherId }: WidgetContent): string[] =>
  cards.flatMap(({ actions }) => actions.map((action) => actionKeyOf(action, publisherId)));

/**
 * The hours of all widgets with an action, as readers are told them, for each action of a widget that opens or closes. They are stored with the
 * action, so that a submission costs no further query (server/calls/action.ts).
 */
function hoursByAction({ widgets }: Content): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { widget } of widgets) {
    const { widgetId } = widget;
    const { opensAt, closesAt }: Hours = hoursOf(widget);
    for (const identifier of new Set(keysIn(widget)))
      places.set(identifier, [...(places.get(identifier) ?? []), { widgetId, opensAt, closesAt }]);
  }
  return new Map([...places].filter(([, each]) => each.some(hasHours)));
}

/** A publisher's action: a card's search applies to its actions without one. */
type Owned = { action: ActionContent; publisherId: string };

const actionsOf = ({ cards, publisherId }: WidgetContent): Owned[] =>
  cards.flatMap(({ actions, representativeSearch }) =>
    actions.map((action) => ({
      action: representativeSearch ? { representativeSearch, ...action } : action,
      publisherId: String(publisherId),
    })),
  );

const searches = ({ action }: Owned) => Number(!!action.representativeSearch);

function actionRows(content: Content) {
  const compose = createComposer(content);
  // The last of each is stored: a widget that looks for nobody must not take away another's search.
  const all = content.widgets
    .flatMap(({ widget }) => actionsOf(widget))
    .toSorted((one, other) => searches(one) - searches(other));
  const distinct = new Map(all.map((owned) => [actionKeyOf(owned.action, owned.publisherId), owned]));
  const hours = hoursByAction(content);
  return [...distinct].map(([identifier, { action, publisherId }]) => ({
    identifier,
    actionId: String(action.id),
    type: action.type.toLowerCase(),
    publisherId: action.shared ? null : publisherId,
    data: JSON.stringify({ ...compose.action(action), hours: hours.get(identifier), wording: wordingOf(action).hash }),
  }));
}

function widgetRows(content: Content) {
  const compose = createComposer(content);
  return content.widgets.map(({ widget }) => ({
    requestId: String(widget.widgetRequestId),
    previewId: textOf(widget.widgetPreviewId),
    articleKey: widget.articleUrl ? articleKeyOf(widget.articleUrl) : null,
    publisherId: String(widget.publisherId),
    data: JSON.stringify(compose.widget(widget)),
  }));
}

const nameRows = ({ widgets }: Content, at: string) =>
  widgets.map(({ widget }) => ({
    requestId: String(widget.widgetRequestId),
    widgetId: String(widget.widgetId),
    publisherId: String(widget.publisherId),
    articleKey: widget.articleUrl ? articleKeyOf(widget.articleUrl) : null,
    actions: JSON.stringify(keysIn(widget)),
    at,
  }));

const publisherRows = ({ publishers }: Content) =>
  publishers.map((publisher) => ({ id: String(publisher.id), data: JSON.stringify(publisherFields(publisher)) }));

const domainRows = ({ publishers }: Content) =>
  publishers.flatMap(({ id, domains }) =>
    [...new Set(domains?.map(siteOf))].map((domain) => ({ domain, publisherId: String(id) })),
  );

export type ContentRows = ReturnType<typeof rowsOf>;

/** @param at ISO time of the import */
export const rowsOf = (content: Content, at: string) => ({
  publishers: publisherRows(content),
  domains: domainRows(content),
  widgets: widgetRows(content),
  widgetNames: nameRows(content, at),
  actions: actionRows(content),
  wordings: content.widgets.flatMap(({ widget }) => actionsOf(widget)).map(({ action }) => wordingOf(action)),
});

/** What the actions of each publisher's widgets are stored under. */
export function keysByPublisher(names: ContentRows['widgetNames']): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { publisherId, actions } of names) {
    const own = keys.get(publisherId) ?? new Set();
    for (const key of jsonOf(actions) as string[]) own.add(key);
    keys.set(publisherId, own);
  }
  return keys;
}
