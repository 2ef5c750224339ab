import { amountFault } from '../../../widget/core/model/donation/amounts.ts';
import { givenCurrency, limitsOf } from '../../../widget/core/model/donation/money.ts';
import { CHOICE_MODE } from '../../../widget/core/model/enums.ts';
import {
  DEFAULT_DONATION_AMOUNTS,
  MIN_MESSAGE_CHARS,
  MIN_SUBJECT_CHARS,
} from '../../../widget/core/numbers/constants.ts';
import { type Mistake, mistakeAt, repeatsOf } from '../mistakes.ts';
import { type ActionView, actionsOf, type CardView, fieldsOf, idOf, listOf, textOf, type WidgetView } from '../view.ts';

/** Amounts of a donation that its currency is too small or too large for, which readers don't see, and what is never reached. */
function donationWarnings(action: ActionView): Mistake[] {
  const details = fieldsOf(action.fields.details);
  const currency = givenCurrency(textOf(details.currency));
  const { min, max } = limitsOf(currency);
  const given = listOf(action.fields.oneCardCustomAmounts);
  const amounts = given.length > 0 ? given : DEFAULT_DONATION_AMOUNTS;
  const unoffered = amounts.filter((amount) => typeof amount === 'number' && amountFault(amount, currency) !== null);
  const range = `a gift is ${min} to ${max} ${currency}, with the currency’s decimals`;
  return [
    ...unoffered.flatMap((amount) =>
      mistakeAt(action, '.oneCardCustomAmounts', `${amount} ${currency} is not offered: ${range}`),
    ),
    ...listOf(details.impact).flatMap((entry, index) => {
      const { amount } = fieldsOf(entry);
      const isUnreached = typeof amount === 'number' && amount > max;
      const message = `${amount} ${currency} is never reached: a gift is ${max} ${currency} at most`;
      return mistakeAt(action, `.details.impact[${index}]`, isUnreached && message);
    }),
  ];
}

/** A quiz that tells nobody the right answer. */
function quizWarnings(action: ActionView): Mistake[] {
  const answers = listOf(fieldsOf(action.fields.details).answers);
  const isTold = answers.length === 0 || answers.some((answer) => fieldsOf(answer).outcome === 'Correct');
  return mistakeAt(
    action,
    '.details.answers',
    !isTold && 'none is "Correct": readers aren’t mistakeAt the right answer',
  );
}

const PRESETS: [name: string, leastChars: number][] = [
  ['subject', MIN_SUBJECT_CHARS],
  ['message', MIN_MESSAGE_CHARS],
];

/** Preset texts that the form would refuse, and recipients who get no letter. */
function emailWarnings(action: ActionView): Mistake[] {
  return [
    ...PRESETS.flatMap(([name, least]) => {
      const { length } = textOf(fieldsOf(action.fields.details)[name]).trim();
      const message = `has ${length} of the ${least} characters that a letter needs: readers must add to it`;
      return mistakeAt(action, `.details.${name}`, length > 0 && length < least && message);
    }),
    ...listOf(action.fields.emailRecipients).flatMap((recipient, index) => {
      const { name, email } = fieldsOf(recipient);
      const message = `${name} has no e-mail address: shown, but gets no letter`;
      return mistakeAt(action, `.emailRecipients[${index}]`, !email && message);
    }),
  ];
}

const OF_KIND: Record<string, (action: ActionView) => Mistake[]> = {
  donation: donationWarnings,
  quiz: quizWarnings,
  email: emailWarnings,
};

function unseen(card: CardView): Mistake[] {
  const { type } = card.fields;
  const isSeesOne = type === 'seesOne' || type === CHOICE_MODE.seesOne;
  const { length } = card.actions.filter((action) => idOf(action.fields.dependentActionId) === null);
  const message = `of ${length} actions without a dependency, a seesOne card shows only the first: choosesOne lets readers choose`;
  return mistakeAt(card, '.actions', isSeesOne && length > 1 && message);
}

const repeated = (widget: WidgetView): Mistake[] =>
  repeatsOf(actionsOf(widget), ({ identifier }) => identifier).flatMap(([action, first]) =>
    mistakeAt(
      action,
      '.id',
      `is the same action as in ${first.path}: a reader who has taken it there has taken it here`,
    ),
  );

/** Warns of actions that a widget doesn't show, or that do less than they seem to. */
export const actionWarnings = (widget: WidgetView): Mistake[] => [
  ...widget.cards.flatMap(unseen),
  ...repeated(widget),
  ...actionsOf(widget).flatMap((action) => OF_KIND[action.type]?.(action) ?? []),
];
