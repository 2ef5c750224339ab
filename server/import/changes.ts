/** What an import changes: for readers, and under what people have answered or put their names to. */

import type { Meaning } from '../../widget/core/content/kind-content.ts';
import { fieldsOf } from '../../widget/core/model/value.ts';
import { identifierOf, jsonOf } from '../db/rows.ts';
import type { Schema, Transact } from '../db/schema.ts';
import { contentOf } from './kinds.ts';
import { type ContentRows, keysByPublisher } from './rows.ts';

type Widget = { requestId: string; data: string; actions: readonly string[] };
type Action = { identifier: string; actionId: string; type: string; publisherId: string | null; data: string };

/** The content as it is stored, of one publisher or of all. */
export type ContentNow = {
  widgets: Widget[];
  actions: Action[];
  publishers: Schema['publishers'][];
  domains: Schema['domains'][];
};

/** What people have done, by what it is stored under, then by answer. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Removed = { requestId: string; submissions: number };

export type Changes = {
  isAny: boolean;
  added: string[];
  removed: Removed[];
  changed: string[];
  /** A sentence for each meaning that would change under what people have done. */
  meanings: string[];
};

/** Reads what an import would replace. */
export async function readContentNow(trx: Transact, publisherId: string | null): Promise<ContentNow> {
  const widgets = await trx
    .selectFrom('widgets')
    .innerJoin('widgetNames', 'widgetNames.requestId', 'widgets.requestId')
    .select(['widgets.requestId', 'widgets.data', 'widgetNames.actions'])
    .$if(publisherId !== null, (query) => query.where('widgets.publisherId', '=', publisherId as string))
    .orderBy('widgets.requestId')
    .execute();
  const actions = await trx
    .selectFrom('actions')
    .selectAll()
    .$if(publisherId !== null, (query) =>
      query.where((eb) => eb.or([eb('publisherId', '=', publisherId as string), eb('publisherId', 'is', null)])),
    )
    .execute();
  const publishers = await trx
    .selectFrom('publishers')
    .selectAll()
    .$if(publisherId !== null, (query) => query.where('id', '=', publisherId as string))
    .execute();
  const domains = await trx
    .selectFrom('domains')
    .selectAll()
    .$if(publisherId !== null, (query) => query.where('publisherId', '=', publisherId as string))
    .execute();
  return {
    widgets: widgets.map((row) => ({ ...row, actions: (jsonOf(row.actions) ?? []) as string[] })),
    actions,
    publishers,
    domains,
  };
}

/** What the counts of these contents are stored under. */
export const usedIn = (before: ContentNow, { actions }: ContentRows): string[] => [
  ...new Set([...before.widgets.flatMap((widget) => widget.actions), ...actions.map(({ identifier }) => identifier)]),
];

/** Databases limit the values of one statement. */
const ASKED_AT_ONCE = 500;

export async function readCounts(trx: Transact, identifiers: readonly string[]): Promise<Counts> {
  const counts = new Map<string, Map<string, number>>();
  for (let at = 0; at < identifiers.length; at += ASKED_AT_ONCE) {
    const rows: Pick<Schema['tallies'], 'identifier' | 'answerId' | 'count'>[] = await trx
      .selectFrom('tallies')
      .select(['identifier', 'answerId', 'count'])
      .where('identifier', 'in', identifiers.slice(at, at + ASKED_AT_ONCE))
      .where('count', '>', 0)
      .execute();
    for (const { identifier, answerId, count } of rows) {
      const answers = counts.get(identifier) ?? new Map<string, number>();
      counts.set(identifier, answers.set(answerId, Number(count)));
    }
  }
  return counts;
}

const sumOf = (answers: ReadonlyMap<string, number> | undefined) =>
  [...(answers?.values() ?? [])].reduce((sum, count) => sum + count, 0);

const MOST_CHARS = 80;

const quoted = (text: string) => `“${text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text}”`;

const meaningsIn = (type: string, data: string): readonly Meaning[] =>
  contentOf(type).meaning?.(fieldsOf(jsonOf(data))) ?? [];

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What people did, in a word for each kind. */
const DEEDS: Record<string, string> = {
  poll: 'vote',
  quiz: 'answer',
  sentimentpoll: 'answer',
  speedometer: 'guess',
  petition: 'signature',
  donation: 'gift',
};
const PLURALS: Record<string, string> = { guess: 'guesses' };

const done = (type: string, count: number) => {
  const deed = DEEDS[type] ?? 'submission';
  return `${count} ${count === 1 ? deed : (PLURALS[deed] ?? `${deed}s`)}`;
};

/** What changes in one action under what was done. */
function meaningChanges(old: Action, now: Pick<Action, 'data'>, answers: ReadonlyMap<string, number>): string[] {
  const after = new Map(meaningsIn(old.type, now.data).map(({ name, words }) => [name, words]));
  return meaningsIn(old.type, old.data).flatMap(({ name, words, answerId }) => {
    const count = answerId === undefined ? sumOf(answers) : (answers.get(answerId) ?? 0);
    const nowWords = after.get(name);
    if (count === 0 || nowWords === words) return [];
    const was = `${old.type} ${old.actionId}: ${name} was ${quoted(words)}, ${done(old.type, count)}`;
    return [nowWords === undefined ? `${was}; now it is gone` : `${was}; now ${quoted(nowWords)}`];
  });
}

/** What becomes of an action that the new content does not have under this key, where something was done. */
function endOf(old: Action, after: ContentRows, held: Held, count: number): string[] {
  const { actionId, type, publisherId } = old;
  const what = `${type} ${actionId}, ${done(type, count)}`;
  const plain = identifierOf({ id: actionId, type });
  const isJoined = publisherId !== null && held.byPublisher.get(publisherId)?.has(plain);
  if (isJoined) return [];
  if (publisherId === null && after.actions.some((each) => each.actionId === actionId && each.type === type))
    return [`${what}, is shared no longer: each publisher gets what names its widgets`];
  const other = after.actions.find((each) => each.actionId === actionId && each.publisherId === publisherId);
  if (other) return [`action ${actionId} was a ${type}, ${done(type, count)}; now it is a ${other.type}`];
  // Where the widgets go too, that is said of them.
  return held.byWidgetsThatStay.has(old.identifier) ? [`${what}, is gone from its widget`] : [];
}

/** What actions are stored under: of each publisher's new widgets, of all of them, and of the earlier widgets that stay. */
type Held = {
  byPublisher: ReadonlyMap<string, ReadonlySet<string>>;
  byAll: ReadonlySet<string>;
  byWidgetsThatStay: ReadonlySet<string>;
};

function heldIn(before: ContentNow, { widgetNames }: ContentRows): Held {
  const byPublisher = keysByPublisher(widgetNames);
  const ids = new Set(widgetNames.map(({ requestId }) => requestId));
  const staying = before.widgets.filter(({ requestId }) => ids.has(requestId));
  return {
    byPublisher,
    byAll: new Set([...byPublisher.values()].flatMap((keys) => [...keys])),
    byWidgetsThatStay: new Set(staying.flatMap(({ actions }) => actions)),
  };
}

const isSameList = (some: readonly object[], others: readonly object[]) =>
  JSON.stringify(some.map((each) => JSON.stringify(each)).sort()) ===
  JSON.stringify(others.map((each) => JSON.stringify(each)).sort());

const comparable = ({ identifier, data }: Pick<Action, 'identifier' | 'data'>) => ({ identifier, data });

/** Compares two contents. @param counts of all actions of both */
export function changesOf(before: ContentNow, after: ContentRows, counts: Counts): Changes {
  const old = new Map(before.widgets.map((widget) => [widget.requestId, widget]));
  const now = new Map(after.widgets.map((widget) => [widget.requestId, widget]));
  const actions = new Map(after.actions.map((action) => [action.identifier, action]));
  const held = heldIn(before, after);
  const ids = [...now.keys()];
  const meanings = before.actions.flatMap((action) => {
    const answers = counts.get(action.identifier) ?? new Map<string, number>();
    if (answers.size === 0) return [];
    const same = actions.get(action.identifier);
    return same ? meaningChanges(action, same, answers) : endOf(action, after, held, sumOf(answers));
  });
  const isSame = (requestId: string) => old.get(requestId)?.data === now.get(requestId)?.data;
  const added = ids.filter((id) => !old.has(id));
  const changed = ids.filter((id) => old.has(id) && !isSame(id));
  /** An action that stands in several widgets is lost with the last of them, and counts once. */
  const lost = new Set<string>();
  const removed = before.widgets
    .filter(({ requestId }) => !now.has(requestId))
    .map(({ requestId, actions: keys }) => {
      const own = keys.filter((key) => !held.byAll.has(key) && !held.byWidgetsThatStay.has(key) && !lost.has(key));
      for (const key of own) lost.add(key);
      return { requestId, submissions: [...new Set(own)].reduce((sum, key) => sum + sumOf(counts.get(key)), 0) };
    });
  const isAny =
    added.length + changed.length + removed.length + meanings.length > 0 ||
    !isSameList(before.actions.map(comparable), after.actions.map(comparable)) ||
    !isSameList(before.publishers, after.publishers) ||
    !isSameList(before.domains, after.domains);
  return { isAny, added, removed, changed, meanings };
}

/**
 * Whether readers lose something, or what they have answered gets another meaning. A start imports a folder that its
 * operator keeps: widgets that nobody has used may be gone from it.
 */
export const isHarm = ({ removed, meanings }: Changes, origin: Schema['contentImports']['origin']): boolean =>
  meanings.length > 0 || removed.some(({ submissions }) => origin === 'command' || submissions > 0);

const MOST_NAMED = 10;

/** The first few of many ids. */
export const named = (ids: readonly string[]) =>
  ids.length > MOST_NAMED
    ? `${ids.slice(0, MOST_NAMED).join(', ')} and ${ids.length - MOST_NAMED} more`
    : ids.join(', ');

function removedText(removed: readonly Removed[]): string {
  const used = removed.filter(({ submissions }) => submissions > 0);
  const sum = used.reduce((all, { submissions }) => all + submissions, 0);
  const ofThem = removed.length === 1 ? '' : `, ${used.length} of them`;
  const what = sum > 0 ? `${ofThem} with ${counted(sum, 'submission')}` : '';
  return `removes ${counted(removed.length, 'live widget')}${what}: ${named(removed.map(({ requestId }) => requestId))}`;
}

/** What an import changes, a line for each: what is lost first. */
export const saidOf = ({ added, removed, changed, meanings }: Changes): string[] => [
  ...(removed.length > 0 ? [removedText(removed)] : []),
  ...meanings.map((text) => `changes what people did: ${text}`),
  ...(changed.length > 0 ? [`changes ${counted(changed.length, 'widget')}: ${named(changed)}`] : []),
  ...(added.length > 0 ? [`adds ${counted(added.length, 'widget')}: ${named(added)}`] : []),
];
