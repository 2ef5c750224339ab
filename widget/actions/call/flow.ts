import type { CompletionType } from '../../core/model/call.ts';
import type { Id } from '../../core/model/value.ts';

/** Outcome of each call, by the callee's id. */
export type Outcomes = ReadonlyMap<Id, CompletionType>;

/**
 * Where to go after a call. `line` tries another office of the callee and `letter` offers a letter, both on the same screen;
 * `past` ends the action without its end screen.
 */
export type Step =
  | { to: 'line'; line: number }
  | { to: 'callee'; index: number }
  | { to: 'letter' | 'list' | 'end' | 'past' };

export type Called = {
  callees: readonly { id: Id }[];
  /** Index of the callee who was called. */
  index: number;
  /** Including this call's. */
  outcomes: Outcomes;
  isChooseMany: boolean;
  skipEndCard: boolean;
  /** What is left where nobody answered: index of another line, -1 for none, and whether there is a letter to write. */
  unanswered: { otherLine: number; hasLetter: boolean } | null;
};

/**
 * The step after a call (spec §4, call flow 4 and 5). Callees already called, after going back, are passed over. Where nobody
 * answered, the callee's other offices come first, and a letter after the last callee.
 */
export function afterCall({ callees, index, outcomes, isChooseMany, skipEndCard, unanswered }: Called): Step {
  if (unanswered && unanswered.otherLine !== -1) return { to: 'line', line: unanswered.otherLine };
  const next = callees.findIndex(({ id }, at) => at > index && !outcomes.has(id));
  if (next !== -1) return { to: 'callee', index: next };
  if (unanswered?.hasLetter) return { to: 'letter' };
  if (isChooseMany) return { to: 'list' };
  return { to: skipEndCard ? 'past' : 'end' };
}

/** Index of the first callee not called yet; -1 when all were called. */
export const firstLeft = (callees: readonly { id: Id }[], outcomes: Outcomes) =>
  callees.findIndex(({ id }) => (outcomes.get(id) ?? 'Skipped') === 'Skipped');

const CALLEE = /^\/Call\/([1-9]\d*)$/;

/** Route of a callee's screen (spec §2). @param index 0-based */
export const calleeRoute = (index: number) => `/Call/${index + 1}`;

export const isCalleeRoute = (route: string) => CALLEE.test(route);

/** 0-based index of the callee shown at a route; the action's own route shows the first. */
export const calleeIndex = (route: string) => Number(CALLEE.exec(route)?.[1] ?? 1) - 1;
