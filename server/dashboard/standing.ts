import { type SqlBool, sql } from 'kysely';
import type { ActionsAnswer, ResultFigures } from '../../dashboard/answers.ts';
import type { WireAction, WireWidget } from '../../widget/core/api/wire.ts';
import { fillPlaceholders, PLACEHOLDERS, type PlaceholderValues } from '../../widget/core/model/copy/placeholders.ts';
import { SENTIMENT_BUCKETS } from '../../widget/core/numbers/constants.ts';
import { percentagesOf } from '../calls/poll.ts';
import { saidIn } from '../db/action-rows.ts';
import { actionKeyOf, identifierOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { shownTalliesOf, totalsOf } from '../db/tallies.ts';
import { widgetById } from '../widgets/find.ts';
import { signaturesOf } from '../widgets/wall.ts';
import { type Asked, hoursOf } from './asked.ts';

/** What differs from reader to reader, such as `@answer`. */
const ANYBODYS: PlaceholderValues = Object.fromEntries(PLACEHOLDERS.map((name) => [name, '…']));

/** A title of the content as it reads for nobody in particular: `You said “…”`. */
export const titleOf = (title: string | null | undefined): string => fillPlaceholders(title ?? '', ANYBODYS);

/**
 * An action of the present content, with what its rows are stored under, the number of its card, and that card's place in
 * the order.
 */
export type Placed = { identifier: string; key: string; card: number; step: number; action: WireAction };

export const placedIn = (widget: WireWidget): Placed[] =>
  ((widget.cards ?? []) as { actions: WireAction[]; order?: { value?: number } | null }[]).flatMap(
    ({ actions, order }, index) =>
      actions.map((action) => ({
        identifier: identifierOf(action),
        key: actionKeyOf(action, String(widget.publisherId)),
        card: index + 1,
        step: order?.value ?? index + 1,
        action,
      })),
  );

type Answer = { id: string; text: string };

const listOf = (value: unknown): { id: unknown; text?: unknown }[] => (Array.isArray(value) ? value : []);

const answersIn = ({ details }: WireAction): Answer[] =>
  listOf(details?.answers).map(({ id, text }) => ({ id: String(id), text: String(text ?? '') }));

/** The parts of a slider's scale, of which the first and the last have names. */
function partsIn({ details }: WireAction): Answer[] {
  const ends = { 0: details?.lowLabel, [SENTIMENT_BUCKETS - 1]: details?.highLabel } as Record<number, unknown>;
  return Array.from({ length: SENTIMENT_BUCKETS }, (_, part) => ({
    id: String(part),
    text: typeof ends[part] === 'string' ? ends[part] : `Part ${part + 1}`,
  }));
}

/** What a vote is counted as, by kind: an answer, a part of a scale, how near a guess was. */
const ANSWERS: Record<string, (action: WireAction) => Answer[]> = {
  poll: answersIn,
  quiz: answersIn,
  sentimentpoll: partsIn,
  speedometer: () => ['Correct', 'Close', 'Incorrect'].map((id) => ({ id, text: id })),
};

async function resultOf(db: Database, { key, action }: Placed): Promise<ResultFigures | null> {
  const type = action.type.toLowerCase();
  const known = ANSWERS[type]?.(action);
  if (!known) return null;
  const tallies = await shownTalliesOf(db, key);
  const others = [...tallies.keys()].filter((id) => !known.some((answer) => answer.id === id));
  const answers = [...known, ...others.sort().map((id) => ({ id, text: '' }))];
  const counts = answers.map(({ id }) => tallies.get(id) ?? 0);
  const percentages = percentagesOf(counts);
  return {
    id: String(action.id),
    type,
    title: titleOf(action.title),
    count: counts.reduce((sum, count) => sum + count, 0),
    answers: answers.map((answer, at) => ({ ...answer, count: counts[at] ?? 0, percent: percentages[at] ?? 0 })),
  };
}

async function petitionsOf(db: Database, placed: Placed[]) {
  const petitions = placed.filter(({ action }) => action.type.toLowerCase() === 'petition');
  const totals = await totalsOf(
    db,
    petitions.map(({ key }) => key),
  );
  return petitions.map(({ key, action }) => ({
    id: String(action.id),
    title: titleOf(action.title),
    count: signaturesOf(action) + (totals.get(key) ?? 0),
    goal: typeof action.details?.goal === 'number' ? action.details.goal : null,
  }));
}

/**
 * Which gifts and letters belong to a scope; null for all. One action may stand in the widgets of several publishers, so
 * that the page's own word decides, which comes with each.
 */
async function belongsTo(db: Database, { publisherId, widgetId }: Asked, column: string) {
  if (widgetId !== null) {
    const widget = await widgetById(db, widgetId);
    const id = widget ? String(widget.widgetId) : '';
    return sql<SqlBool>`${saidIn(db, 'widgetId', column)} = ${id}`;
  }
  return publisherId === null ? null : sql<SqlBool>`${saidIn(db, 'publisherId', column)} = ${publisherId}`;
}

async function moneyOf(db: Database, asked: Asked) {
  const belongs = await belongsTo(db, asked, 'donations.context');
  const { first, end } = hoursOf(asked);
  let query = db
    .selectFrom('donations')
    .select(['currency', db.fn.countAll<number>().as('gifts'), db.fn.sum<number>('amount').as('amount')])
    .where('status', '=', 'paid')
    .where('sameAs', 'is', null)
    .where('paidAt', '>=', first)
    .where('paidAt', '<', end);
  if (belongs) query = query.where(belongs);
  const rows = await query.groupBy('currency').orderBy('currency').execute();
  return rows.map(({ currency, gifts, amount }) => ({ currency, gifts: Number(gifts), amount: Number(amount) }));
}

async function lettersOf(db: Database, asked: Asked) {
  const belongs = await belongsTo(db, asked, 'letters.context');
  const { first, end } = hoursOf(asked);
  let query = db
    .selectFrom('outbox')
    .innerJoin('letters', 'letters.id', 'outbox.letterId')
    .select(['outbox.status', db.fn.countAll<number>().as('count')])
    .where('letters.isReceipt', '=', 0)
    .where('letters.at', '>=', first)
    .where('letters.at', '<', end);
  if (belongs) query = query.where(belongs);
  const rows = await query.groupBy('outbox.status').orderBy('outbox.status').execute();
  return rows.map(({ status, count }) => ({ status: status as string, count: Number(count) }));
}

type Standing = Pick<ActionsAnswer, 'results' | 'petitions' | 'money' | 'letters'>;

/** What the actions have come to: results and goals over all time, gifts and letters of the span. */
export async function standingOf(db: Database, asked: Asked, placed: Placed[]): Promise<Standing> {
  const results: ResultFigures[] = [];
  for (const each of placed) {
    const result = await resultOf(db, each);
    if (result) results.push(result);
  }
  return {
    results,
    petitions: await petitionsOf(db, placed),
    money: await moneyOf(db, asked),
    letters: await lettersOf(db, asked),
  };
}
