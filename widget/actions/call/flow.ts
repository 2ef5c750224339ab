import type { CompletionType } from '../../model/call.ts';
import type { Id } from '../../model/id.ts';

/** How each call went, by the callee's id. */
export type Outcomes = ReadonlyMap<Id, CompletionType>;

/** Where a call's end leads; `past` is the action's end without its end screen. */
export type Step = { to: 'callee'; index: number } | { to: 'list' | 'end' | 'past' };

export type Called = {
  callees: readonly { id: Id }[];
  /** Which of them was called. */
  index: number;
  /** With this call's. */
  outcomes: Outcomes;
  isChooseMany: boolean;
  skipEndCard: boolean;
};

/** Spec §4, call flow 4 and 5. Who was called already, by a visitor who went back, is not called again. */
export function afterCall({ callees, index, outcomes, isChooseMany, skipEndCard }: Called): Step {
  const next = callees.findIndex(({ id }, at) => at > index && !outcomes.has(id));
  if (next !== -1) return { to: 'callee', index: next };
  if (isChooseMany) return { to: 'list' };
  return { to: skipEndCard ? 'past' : 'end' };
}

/** The first who was not called; -1 where all were. */
export const firstLeft = (callees: readonly { id: Id }[], outcomes: Outcomes) =>
  callees.findIndex(({ id }) => (outcomes.get(id) ?? 'Skipped') === 'Skipped');
