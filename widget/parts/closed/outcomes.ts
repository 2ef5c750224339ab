import { array, type Infer, number, optional, string, type } from 'superstruct';
import { checkNow } from '../../core/api/wire/check.ts';
import { Id, maybe } from '../../core/api/wire/common.ts';
import { type FinalResults, HoursNow } from '../../core/api/wire/hours.ts';
import type { Action } from '../../core/model/action.ts';
import { type Id as AnyId, sameId } from '../../core/model/value.ts';
import type { Widget } from '../../core/model/widget.ts';

// What is told of an action's details, whatever its kind: a kind with the same fields is told alike.
const Answers = () => type({ answers: array(type({ id: Id, text: string(), outcome: maybe(string()) })) });
const Ends = () => type({ lowLabel: string(), highLabel: string() });
const Goal = () => type({ goal: maybe(number()) });
const Unit = () => type({ unit: maybe(string()) });

export type FinalAnswer = { id: AnyId; text: string; percentage: number; wasChosen: boolean; isRight: boolean };

type Told =
  | { what: 'answers'; answers: readonly FinalAnswer[] }
  | { what: 'columns'; ends: Infer<ReturnType<typeof Ends>>; counts: readonly number[] }
  | { what: 'value'; value: number; unit: string }
  | { what: 'signatures'; goal: number | null }
  | { what: 'people' };

/** What came of an action. @property people how many have taken it */
export type Outcome = { action: Action; people: number } & Told;

function toldOf({ type: kind, details }: Action, found: FinalResults): Told {
  const { results, resultDistribution: counts, correctValue: value } = found;
  const [, choice] = checkNow(details, Answers);
  const [, ends] = checkNow(details, Ends);
  if (results && choice) {
    const shareOf = (id: AnyId) => results.find(({ answerId }) => sameId(answerId, id))?.percentage ?? 0;
    const answers = choice.answers.map(({ id, text, outcome }) => ({
      ...{ id, text, percentage: shareOf(id), wasChosen: false, isRight: outcome === 'Correct' },
    }));
    return { what: 'answers', answers };
  }
  if (counts && ends) return { what: 'columns', ends, counts };
  if (typeof value === 'number') return { what: 'value', value, unit: checkNow(details, Unit)[1]?.unit ?? '' };
  return kind === 'petition'
    ? { what: 'signatures', goal: checkNow(details, Goal)[1]?.goal || null }
    : { what: 'people' };
}

const Shown = () => type({ ...HoursNow().schema, refusal: optional(string()) });

/** @property refusal what was not done because the widget is closed (widget/core/app/late/hours.ts) */
export const hoursOf = ({ hours }: Pick<Widget, 'hours'>): Infer<ReturnType<typeof Shown>> =>
  checkNow(hours, Shown)[1] ?? { state: hours?.state === 'notOpen' ? 'notOpen' : 'closed' };

/**
 * What came of a closed widget's actions. The first is always told. Others are where they have results, since a list of
 * small numbers says nothing.
 */
export function outcomesOf(widget: Pick<Widget, 'hours' | 'actions'>): Outcome[] {
  const { results } = hoursOf(widget);
  return widget.actions.flatMap((action, index): Outcome[] => {
    const found = results?.[action.identifier];
    if (!found) return [];
    const people = found.endUsersCount ?? 0;
    const told = toldOf(action, found);
    // Bars of nothing say nothing.
    const shown: Told = people > 0 || told.what === 'value' ? told : { what: 'people' };
    return shown.what === 'people' && index > 0 ? [] : [{ action, people, ...shown }];
  });
}
