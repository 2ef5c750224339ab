import { type Deeds, DIMENSIONS, type Dimension, isDay, STAGES, type Stage } from '../answers.ts';
import { DEEDS } from '../words/deeds.ts';
import { type Day, lastDays } from './days.ts';

const VIEWS = ['loading', 'actions'] as const;
export type View = (typeof VIEWS)[number];

/** All that a view shows: the page's address holds it, so that it can be sent to a colleague. */
export type Asked = {
  view: View;
  /** `null`: all of them. */
  publisher: string | null;
  widget: string | null;
  from: Day;
  to: Day;
  stage: Stage;
  by: Dimension;
  /** Two values of `by`, side by side. */
  compare: [string, string] | null;
  /** What is drawn over time in the view of actions. */
  deed: keyof Deeds;
};

/** `problems` says in sentences what of the address was not understood; the default stands in its place. */
export type Read = { asked: Asked; problems: string[] };

const DEFAULT_DAYS = 28;

const NAMES = { view: 'view', stage: 'stage', by: 'split by', deed: 'figure' };

/** @returns the wish if it is one of those that there are, else the first name in `or` */
function oneOf<T extends string>(
  name: keyof typeof NAMES,
  all: readonly T[],
  or: T,
  given: URLSearchParams,
  problems: string[],
): T {
  const wish = given.get(name);
  const found = all.find((each) => each === wish);
  if (wish !== null && !found) problems.push(`There is no ${NAMES[name]} “${wish}”.`);
  return found ?? or;
}

function readDays(given: URLSearchParams, now: Day, problems: string[]): { from: Day; to: Day } {
  const [from, to] = [given.get('from'), given.get('to')];
  const usual = lastDays(DEFAULT_DAYS, now);
  if (from === null && to === null) return usual;
  if (!from || !to || !isDay(from) || !isDay(to)) {
    problems.push('The address needs two whole days, such as from=2026-10-01&to=2026-10-31.');
    return usual;
  }
  if (from <= to) return { from, to };
  problems.push('The first day in the address comes after the last, so they have changed places.');
  return { from: to, to: from };
}

function readPair(given: URLSearchParams, problems: string[]): [string, string] | null {
  const text = given.get('compare');
  if (!text) return null;
  try {
    const [one, other, ...more] = text.split(',').map(decodeURIComponent);
    if (one !== undefined && other !== undefined && one !== other && more.length === 0) return [one, other];
  } catch {
    // A percent sign that encodes nothing; said below.
  }
  problems.push('The address needs two different values to compare, with a comma between them.');
  return null;
}

export function readAsked(search: string, now: Day): Read {
  const given = new URLSearchParams(search);
  const problems: string[] = [];
  const asked = {
    view: oneOf('view', VIEWS, 'loading', given, problems),
    publisher: given.get('publisher') || null,
    widget: given.get('widget') || null,
    ...readDays(given, now, problems),
    stage: oneOf('stage', STAGES, 'ready', given, problems),
    by: oneOf('by', DIMENSIONS, 'version', given, problems),
    compare: readPair(given, problems),
    deed: oneOf('deed', DEEDS, 'completed', given, problems),
  };
  return { asked, problems };
}

const scopeOf = ({ publisher, widget, from, to }: Asked): [string, string][] => [
  ...(publisher === null ? [] : [['publisher', publisher] satisfies [string, string]]),
  ...(widget === null ? [] : [['widget', widget] satisfies [string, string]]),
  ['from', from],
  ['to', to],
];

/** A value may have a comma itself, so each is encoded before they are joined. */
const pairOf = ([one, other]: [string, string]) => `${encodeURIComponent(one)},${encodeURIComponent(other)}`;

const detailsOf = ({ view, stage, by, compare, deed }: Asked): [string, string][] =>
  view === 'actions'
    ? [['deed', deed]]
    : [['stage', stage], ['by', by], ...(compare ? [['compare', pairOf(compare)] satisfies [string, string]] : [])];

/** The address of a view. Commas stay as they are, since people read addresses. */
export const addressOf = (asked: Asked): string =>
  `/dashboard?${new URLSearchParams([['view', asked.view], ...scopeOf(asked), ...detailsOf(asked)])}`.replaceAll(
    '%2C',
    ',',
  );

/** The sign-in, which leads back to the view. */
export const signInAddress = (asked: Asked) => `/dashboard/login?next=${encodeURIComponent(addressOf(asked))}`;

/** What each part of a view asks the server for. */
const QUERIES = {
  loading: (asked: Asked) => [...scopeOf(asked), ['stage', asked.stage]],
  split: (asked: Asked) => [...scopeOf(asked), ['stage', asked.stage], ['by', asked.by]],
  actions: scopeOf,
  signers: scopeOf,
};
export type Kind = keyof typeof QUERIES;

const queryOf = (kind: Kind, asked: Asked) => new URLSearchParams(QUERIES[kind](asked));

export const apiAddress = (kind: Kind, asked: Asked) => `/dashboard/api/${kind}?${queryOf(kind, asked)}`;

export const csvAddress = (kind: Kind, table: string, asked: Asked) =>
  `/dashboard/api/${kind}.csv?table=${table}&${queryOf(kind, asked)}`;
