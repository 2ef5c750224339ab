import { isDeepStrictEqual } from 'node:util';
import { articleKeyOf, siteOf } from '../widgets/article-key.ts';
import { identifierOf } from '../widgets/identifier.ts';
import type { ActionContent, CardContent, Content, WidgetContent } from './check.ts';
import type { Mistake } from './mistakes.ts';

type Placed = { file: string; widget: WidgetContent };
type Dependency = {
  dependentActionId?: string | number | null | undefined;
  dependentActionType?: string | null | undefined;
  dependentResultId?: string | number | null | undefined;
};

const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

/** Two of a kind that must be one. */
function repeated(names: { file: string; path: string; name: string | null }[]): Mistake[] {
  const first = new Map<string, string>();
  return names.flatMap(({ file, path, name }) => {
    if (name === null) return [];
    const known = first.get(name);
    if (known === undefined) first.set(name, file);
    return known === undefined ? [] : [{ file, path, message: `"${name}" is already used in ${known}` }];
  });
}

/** A publisher may name its site with and without `www.`; two may not name the same. */
const sitesOf = ({ domains }: Content['publishers'][number], index: number) =>
  [...new Set(domains?.map(siteOf))].map((name) => ({ file: 'publishers.json', path: `[${index}].domains`, name }));

function repeatedNames({ publishers, partners, widgets }: Content): Mistake[] {
  const id = (file: string) => (each: { id: string | number }, index: number) => ({
    file,
    path: `[${index}].id`,
    name: String(each.id),
  });
  const widgetName = (path: string, name: (widget: WidgetContent) => string | null) =>
    widgets.map(({ file, widget }) => ({ file, path, name: name(widget) }));
  return [
    ...repeated(publishers.map(id('publishers.json'))),
    ...repeated(partners.map(id('partners.json'))),
    ...repeated(publishers.flatMap(sitesOf)),
    ...repeated(widgetName('widgetRequestId', (widget) => String(widget.widgetRequestId))),
    ...repeated(
      widgetName('widgetPreviewId', (widget) =>
        isGiven(widget.widgetPreviewId) ? String(widget.widgetPreviewId) : null,
      ),
    ),
    ...repeated(widgetName('articleUrl', (widget) => (widget.articleUrl ? articleKeyOf(widget.articleUrl) : null))),
  ];
}

function articleMistakes({ file, widget }: Placed): Mistake[] {
  if (!widget.articleUrl || articleKeyOf(widget.articleUrl)) return [];
  return [{ file, path: 'articleUrl', message: `"${widget.articleUrl}" is not a web address` }];
}

type Owner = { file: string; path: string; partnerId: string | number | null | undefined };

function partnerOwners({ file, widget }: Placed): Owner[] {
  return widget.cards.flatMap((card, at) => [
    { file, path: `cards[${at}].partnerId`, partnerId: card.partnerId },
    ...card.actions.map(({ partnerId }, index) => ({
      file,
      path: `cards[${at}].actions[${index}].partnerId`,
      partnerId,
    })),
  ]);
}

function ownerMistakes(content: Content): Mistake[] {
  const partners = new Set(content.partners.map(({ id }) => String(id)));
  const publishers = new Set(content.publishers.map(({ id }) => String(id)));
  const unknownPartners = content.widgets
    .flatMap(partnerOwners)
    .filter(({ partnerId }) => isGiven(partnerId) && !partners.has(String(partnerId)))
    .map(({ file, path, partnerId }) => ({ file, path, message: `no partner has the id "${partnerId}"` }));
  const unknownPublishers = content.widgets
    .filter(({ widget }) => !publishers.has(String(widget.publisherId)))
    .map(({ file, widget }) => ({
      file,
      path: 'publisherId',
      message: `no publisher has the id "${widget.publisherId}"`,
    }));
  return [...unknownPartners, ...unknownPublishers];
}

/** Results an action can end in; null where any may come. */
function resultIds(action: ActionContent): Set<string> | null {
  const answers = action.details?.answers;
  if (Array.isArray(answers)) return new Set(answers.map(({ id }) => String(id)));
  return action.type.toLowerCase() === 'sentimentpoll' ? new Set(['1', '2', '3']) : null;
}

function dependencyMistake(dependency: Dependency, earlier: ActionContent[]): string | null {
  const { dependentActionId: id, dependentActionType: type, dependentResultId: result } = dependency;
  if (!isGiven(id)) return null;
  const action = earlier.find(
    (each) => String(each.id) === String(id) && (!type || each.type.toLowerCase() === type.toLowerCase()),
  );
  if (!action) return `no earlier action has the id "${id}"${type ? ` and the type "${type}"` : ''}`;
  const results = isGiven(result) ? resultIds(action) : null;
  return results && !results.has(String(result)) ? `action "${id}" has no result "${result}"` : null;
}

const NEEDS_DEPENDENCY = new Set<unknown>(['Conditional', 2]);

function cardDependency(card: CardContent, earlier: ActionContent[]): string | null {
  if (!card.order) return null;
  if (NEEDS_DEPENDENCY.has(card.order.type) && !isGiven(card.order.dependentActionId))
    return 'a Conditional order needs a dependentActionId';
  return dependencyMistake(card.order, earlier);
}

function dependencyMistakes({ file, widget }: Placed): Mistake[] {
  const rankOf = (card: CardContent) => card.order?.value ?? 0;
  return widget.cards.flatMap((card, at) => {
    const earlier = widget.cards.filter((each) => rankOf(each) < rankOf(card)).flatMap(({ actions }) => actions);
    const message = cardDependency(card, earlier);
    return message ? [{ file, path: `cards[${at}].order`, message }] : [];
  });
}

/** The same action may stand in many widgets, but must then be the same everywhere. */
function actionMistakes({ widgets }: Content): Mistake[] {
  const known = new Map<string, { file: string; action: ActionContent }>();
  return widgets.flatMap(({ file, widget }) =>
    widget.cards.flatMap((card, at) =>
      card.actions.flatMap((action, index) => {
        const identifier = identifierOf(action);
        const other = known.get(identifier);
        if (!other) known.set(identifier, { file, action });
        if (!other || isDeepStrictEqual(other.action, action)) return [];
        return [
          {
            file,
            path: `cards[${at}].actions[${index}].id`,
            message: `"${identifier}" differs from the one in ${other.file}`,
          },
        ];
      }),
    ),
  );
}

/** Everything that names something which is not there, or is there twice. */
export const referenceMistakes = (content: Content): Mistake[] => [
  ...repeatedNames(content),
  ...content.widgets.flatMap(articleMistakes),
  ...ownerMistakes(content),
  ...content.widgets.flatMap(dependencyMistakes),
  ...actionMistakes(content),
];
