import { amountFault } from '../../../widget/model/donation/amounts.ts';
import { givenCurrency, limitsOf } from '../../../widget/model/donation/money.ts';
import { CHOICE_MODE } from '../../../widget/model/enums.ts';
import { DEFAULT_DONATION_AMOUNTS, MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../../../widget/numbers/constants.ts';
import type { Warning } from '../mistakes.ts';
import { type ActionView, actionsOf, type CardView, fieldsOf, idOf, listOf, textOf, type WidgetView } from '../view.ts';

/** Amounts of a donation that its currency is too small or too large for: readers don't see them. */
function unoffered({ path, type, fields }: ActionView): Warning[] {
  if (type !== 'donation') return [];
  const currency = givenCurrency(textOf(fieldsOf(fields.details).currency));
  const { min, max } = limitsOf(currency);
  const given = listOf(fields.oneCardCustomAmounts);
  const amounts = given.length > 0 ? given : DEFAULT_DONATION_AMOUNTS;
  return amounts
    .filter((amount) => typeof amount === 'number' && amountFault(amount, currency) !== null)
    .map((amount) => ({
      path: `${path}.oneCardCustomAmounts`,
      message: `${amount} ${currency} is not offered: a gift is ${min} to ${max} ${currency}, with the currency’s decimals`,
    }));
}

/** What a gift does that is too large to be given. */
function unreached({ path, type, fields }: ActionView): Warning[] {
  if (type !== 'donation') return [];
  const details = fieldsOf(fields.details);
  const currency = givenCurrency(textOf(details.currency));
  const { max } = limitsOf(currency);
  return listOf(details.impact).flatMap((entry, index) => {
    const { amount } = fieldsOf(entry);
    if (typeof amount !== 'number' || amount <= max) return [];
    const message = `${amount} ${currency} is never reached: a gift is ${max} ${currency} at most`;
    return [{ path: `${path}.details.impact[${index}]`, message }];
  });
}

/** A quiz that tells nobody the right answer. */
function unanswered({ path, type, fields }: ActionView): Warning[] {
  const answers = listOf(fieldsOf(fields.details).answers);
  const isTold = answers.some((answer) => fieldsOf(answer).outcome === 'Correct');
  if (type !== 'quiz' || answers.length === 0 || isTold) return [];
  return [{ path: `${path}.details.answers`, message: 'none is "Correct": readers aren’t told the right answer' }];
}

const PRESETS: [name: string, leastChars: number][] = [
  ['subject', MIN_SUBJECT_CHARS],
  ['message', MIN_MESSAGE_CHARS],
];

/** A preset text that the form would refuse. */
function shortPresets({ path, type, fields }: ActionView): Warning[] {
  if (type !== 'email') return [];
  return PRESETS.flatMap(([name, least]) => {
    const { length } = textOf(fieldsOf(fields.details)[name]).trim();
    if (length === 0 || length >= least) return [];
    const message = `has ${length} of the ${least} characters that a letter needs: readers must add to it`;
    return [{ path: `${path}.details.${name}`, message }];
  });
}

function unaddressed({ path, type, fields }: ActionView): Warning[] {
  if (type !== 'email') return [];
  return listOf(fields.emailRecipients).flatMap((recipient, index) => {
    const { name, email } = fieldsOf(recipient);
    if (email) return [];
    return [
      {
        path: `${path}.emailRecipients[${index}]`,
        message: `${name} has no e-mail address: shown, but gets no letter`,
      },
    ];
  });
}

function unseen({ path, fields, actions }: CardView): Warning[] {
  const isSeesOne = fields.type === 'seesOne' || fields.type === CHOICE_MODE.seesOne;
  const anyTime = actions.filter((action) => idOf(action.fields.dependentActionId) === null);
  if (!isSeesOne || anyTime.length < 2) return [];
  const message = `of ${anyTime.length} actions without a dependency, a seesOne card shows only the first: choosesOne lets readers choose`;
  return [{ path: `${path}.actions`, message }];
}

function repeated(widget: WidgetView): Warning[] {
  const first = new Map<string, string>();
  return actionsOf(widget).flatMap(({ action }) => {
    const name = `${action.id}|${action.type}`;
    const known = first.get(name);
    if (known === undefined) first.set(name, action.path);
    if (known === undefined) return [];
    return [
      {
        path: `${action.path}.id`,
        message: `is the same action as in ${known}: a reader who has taken it there has taken it here`,
      },
    ];
  });
}

/** Warns of actions that a widget doesn't show, or that do less than they seem to. */
export const actionWarnings = (widget: WidgetView): Warning[] => [
  ...widget.cards.flatMap(unseen),
  ...repeated(widget),
  ...actionsOf(widget).flatMap(({ action }) => [
    ...unoffered(action),
    ...unreached(action),
    ...unanswered(action),
    ...shortPresets(action),
    ...unaddressed(action),
  ]),
];
