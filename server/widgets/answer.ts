import type { WireAction, WireCard, WireWidget } from '../../widget/core/api/wire.ts';
import { actionKeyOf } from '../db/rows.ts';
import type { PublisherFields } from './find.ts';
import type { ShownCounts } from './shown-counts.ts';
import { hasWall, type ShownWalls, signaturesOf } from './wall.ts';

type StoredCard = Omit<WireCard, 'actions'> & { actions: WireAction[] };

const cardsOf = (widget: WireWidget) => widget.cards as StoredCard[];

/** What others have done, as those may know who did not take part just now: by identifier. */
export type Participation = { totals: Map<string, number>; walls: Map<string, string[]> };

/**
 * How many people have taken an action: the stored count, and for a petition the content's signatures; and the names of
 * its latest signers where it has a wall.
 */
function withCount(
  action: WireAction,
  identifier: string,
  { totals, walls }: Participation,
): WireAction & { endUsersCount: number } {
  const total = totals.get(identifier) ?? 0;
  if (action.type.toLowerCase() !== 'petition') return { ...action, endUsersCount: total };
  const signatures = signaturesOf(action) + total;
  const latest = hasWall(action) && { latest: (walls.get(identifier) ?? []).map((name) => ({ name })) };
  return { ...action, endUsersCount: signatures, details: { ...action.details, signatures, ...latest } };
}

/** What readers of a kind are told before they do anything. */
export type ServerFacts = {
  /** Whether a voter roll is connected. */
  hasLookUp: boolean;
  /** Whether donations move no real money. */
  isPlayMoney: boolean;
};

/** Tells readers at once that nobody can be looked up, or that no real money moves. */
function withFacts(action: WireAction, { hasLookUp, isPlayMoney }: ServerFacts): WireAction {
  const told: Record<string, object | false> = {
    checkregistration: !hasLookUp && { hasLookUp },
    donation: isPlayMoney && { playMoney: true },
  };
  const fact = told[action.type.toLowerCase()];
  return fact ? { ...action, details: { ...action.details, ...fact } } : action;
}

/** A widget's actions by identifier: all, by which they are counted, and those with a wall. */
export type Identifiers = { all: string[]; walls: string[] };

const keyIn = (widget: WireWidget) => (action: WireAction) => actionKeyOf(action, String(widget.publisherId));

export function identifiersOf(widget: WireWidget): Identifiers {
  const actions = cardsOf(widget).flatMap((card) => card.actions);
  const keyOf = keyIn(widget);
  return { all: actions.map(keyOf), walls: actions.filter(hasWall).map(keyOf) };
}

export type Shown = { shownCounts: ShownCounts; shownWalls: ShownWalls };

export const participationOf = async (
  { shownCounts, shownWalls }: Shown,
  { all, walls }: Identifiers,
): Promise<Participation> => ({
  totals: await shownCounts(all),
  walls: walls.length > 0 ? await shownWalls.of(walls) : new Map(),
});

/** What the content says of a widget's article, for pages of the server alone (docs/content.md). */
export type ArticleFacts = {
  articleHeadline?: string | null;
  articleAuthor?: string | null;
  articlePicture?: string | null;
};

/** A stored widget with what others have done, and without what no widget shows. */
export function withParticipation(
  { articleHeadline, articleAuthor, articlePicture, ...widget }: WireWidget & ArticleFacts,
  participation: Participation,
  facts: ServerFacts,
): WireWidget {
  const keyOf = keyIn(widget);
  const answered = (action: WireAction) => withFacts(withCount(action, keyOf(action), participation), facts);
  return { ...widget, cards: cardsOf(widget).map((card) => ({ ...card, actions: card.actions.map(answered) })) };
}

/** A stored widget with the counts and names that others see. */
export const answerWidget = async (shown: Shown, widget: WireWidget, facts: ServerFacts): Promise<WireWidget> =>
  withParticipation(widget, await participationOf(shown, identifiersOf(widget)), facts);

/** The answer for an article without a widget. */
export const emptyWidget = (articleUrl: string, publisher: PublisherFields): WireWidget => ({
  ...publisher,
  widgetId: 0,
  articleUrl,
  cards: [],
});
