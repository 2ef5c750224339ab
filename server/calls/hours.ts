/** Whether a widget is open (contract §6), and after it has closed what came of its actions. */
import type { FinalResults, Hours, HoursNow, WireAction, WireCard, WireWidget } from '../../widget/core/api/wire.ts';
import type { ActionType } from '../../widget/core/model/enums.ts';
import { actionKeyOf, identifierOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { totalsOf } from '../db/tallies.ts';
import { hasHours, hoursAt } from '../widgets/hours.ts';
import { signaturesOf } from '../widgets/wall.ts';
import { findAction, type KnownAction } from './action.ts';
import { resultsOf } from './poll.ts';
import { distributionOf } from './sentimentpoll.ts';
import { scaleOf } from './speedometer.ts';

/** @param known its action as readers get it */
type FinalOf = (db: Database, known: KnownAction, stored: () => Promise<KnownAction>) => Promise<FinalResults>;

const choice: FinalOf = async (db, known) => ({ results: (await resultsOf(db, known)).results });

/** What is told of a kind beside how many took part; its `endUsersCount` are those whom the content brings. */
const FINAL_OF: Record<string, FinalOf> = {
  poll: choice,
  quiz: choice,
  sentimentpoll: async (db, { identifier }) => ({
    resultDistribution: (await distributionOf(db, identifier)).resultDistribution,
  }),
  // As a reader gets it, the petition has both in one number (server/widgets/answer.ts).
  petition: async (_, __, stored) => ({ endUsersCount: signaturesOf((await stored()).action) }),
  // Readers' answers have no right value (server/import/compose.ts).
  speedometer: async (_, __, stored) => ({ correctValue: scaleOf((await stored()).action).correctValue }),
};

async function finalResults(db: Database, widget: WireWidget): Promise<Record<string, FinalResults>> {
  const { publisherId = null } = widget;
  const keyOf = (action: WireAction) => actionKeyOf(action, String(publisherId));
  const actions = (widget.cards as WireCard[]).flatMap(({ actions }) => actions as WireAction[]);
  // No longer those of the last full minute: nobody can sign any more.
  const totals = await totalsOf(db, actions.map(keyOf));
  const results: Record<string, FinalResults> = {};
  for (const action of actions) {
    const type = action.type.toLowerCase() as ActionType;
    const stored = () => findAction(db, { id: action.id, publisherId }, type);
    const identifier = keyOf(action);
    const found = await FINAL_OF[type]?.(db, { identifier, action }, stored);
    const endUsersCount = (totals.get(identifier) ?? 0) + (found?.endUsersCount ?? 0);
    results[identifierOf(action)] = { ...found, endUsersCount };
  }
  return results;
}

const cardsOf = (widget: WireWidget) =>
  widget.cards as (Omit<WireCard, 'actions'> & { actions: (WireAction & HoursOnly)[] })[];

type HoursOnly = Pick<Hours, 'opensAt' | 'closesAt'>;

/**
 * The widget without the actions that can't be done now, and until when that is so. Where none is left, it has all: an
 * action that it begins with decides whether the widget is open (server/import/compose.ts).
 */
function withOpenActions(widget: WireWidget, now: Date): { widget: WireWidget; until: number | null } {
  const all = cardsOf(widget);
  const times = all.flatMap(({ actions }) => actions.filter(hasHours)).map((action) => hoursAt(action, now).until);
  if (times.length === 0) return { widget, until: null };
  const cards = all
    .map((card) => ({ ...card, actions: card.actions.filter((action) => hoursAt(action, now).state === 'open') }))
    .filter(({ actions }) => actions.length > 0);
  return { widget: cards.length > 0 ? { ...widget, cards } : widget, until: earliest(times) };
}

const earliest = (times: (number | null)[]) => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/**
 * Adds to a widget that opens or closes which of the two it is now, and after closing the results (contract §6).
 *
 * @param isTrial whether it is looked at in preview or test mode, which show all actions at any time
 * @returns `until`: when that changes, in ms since 1970; null where it never does
 */
export async function withHours(
  db: Database,
  widget: WireWidget,
  now: Date,
  isTrial = false,
): Promise<{ widget: WireWidget; until: number | null }> {
  // As the content has them (server/import/compose.ts).
  const { opensAt, closesAt, closed } = widget as WireWidget & Hours;
  const { state, until } = hoursAt({ opensAt, closesAt }, now);
  const open = state === 'open' && !isTrial ? withOpenActions(widget, now) : { widget, until: null };
  if (!hasHours({ opensAt, closesAt })) return open;
  const hours: HoursNow = {
    state,
    opensAt,
    closesAt,
    closed,
    ...(state === 'closed' && { results: await finalResults(db, widget) }),
  };
  return { widget: { ...open.widget, hours }, until: earliest([until, open.until]) };
}

const MS_PER_SECOND = 1_000;

/** The same, with the seconds until that changes: readers' clocks may be wrong. */
export async function withHoursLeft(
  db: Database,
  widget: WireWidget,
  now: Date,
  isTrial: boolean,
): Promise<WireWidget> {
  const { widget: answer } = await withHours(db, widget, now, isTrial);
  const { until } = hoursAt((answer.hours ?? {}) as Hours, now);
  if (until === null) return answer;
  return { ...answer, hours: { ...answer.hours, secondsLeft: (until - now.getTime()) / MS_PER_SECOND } as HoursNow };
}
