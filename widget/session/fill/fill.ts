import { list, number } from '../../../i18n/format.ts';
import type { Action } from '../../model/action.ts';
import type { AnswerEntry } from '../../model/answer.ts';
import { mentionOf, partnerMention, publisherMention } from '../../model/copy/mention.ts';
import { fillPlaceholders, type PlaceholderValues } from '../../model/copy/placeholders.ts';
import type { Variables } from '../../model/copy/variables.ts';
import type { Widget } from '../../model/widget.ts';
import type { SessionStore } from '../store.ts';

export type FillContext = {
  /** The copy's, for numbers and lists. */
  locale: string;
  /** The page that holds the widget: where the widget names no article. */
  articleUrlTracking: string;
};

type Known = { widget: Widget; action: Action; history: readonly AnswerEntry[]; variables: Variables };

/** The latest answer with words: those of an action that nobody can answer in words don't count. */
const answered = (history: readonly AnswerEntry[]) =>
  [...history].reverse().find(({ questionText, answerText }) => questionText || answerText);

const ofOwners = ({ widget, action }: Known): PlaceholderValues => ({
  partnerName: action.partner?.name,
  partnerTwitterMention: partnerMention(action.partner),
  publisherName: widget.publisher.name,
  publisherTwitterMention: publisherMention(widget),
});

const ofAnswers = ({ history, variables }: Known, locale: string): PlaceholderValues => ({
  question: answered(history)?.questionText,
  answer: answered(history)?.answerText,
  correctAnswer: variables.correctAnswer,
  customVariableCalc: variables.customVariableCalc,
  noOfAnswers: variables.noOfAnswers === undefined ? undefined : number(variables.noOfAnswers, locale),
});

/** What the visitor told stands before what the network's address suggests. */
const ofVisitor = ({ widget: { location }, variables }: Known): PlaceholderValues => ({
  state: variables.state ?? location?.adminArea1Name,
  district: variables.district,
  postalCode: variables.postalCode ?? location?.zip,
  userFullName: variables.userFullName,
  userVideoUrl: variables.userVideoUrl,
});

const ofRecipients = ({ widget, action, variables }: Known, locale: string): PlaceholderValues => ({
  localRepresentative: variables.localRepresentative,
  recipientName:
    variables.recipientName ??
    list(
      action.emailRecipients.map(({ name }) => name),
      locale,
    ),
  twitterMentionPlaceholder: variables.twitterMention ?? mentionOf(action.partner, widget),
});

/** A value for each placeholder, as far as the session knows it. */
export function placeholderValues(known: Known, { locale, articleUrlTracking }: FillContext): PlaceholderValues {
  return {
    articleUrl: known.widget.articleUrl || articleUrlTracking,
    locale: known.widget.locale,
    ...ofOwners(known),
    ...ofAnswers(known, locale),
    ...ofVisitor(known),
    ...ofRecipients(known, locale),
  };
}

type Session = Pick<SessionStore, 'widget' | 'activeAction' | 'answerHistory' | 'variables'>;

/** Fills copy from the session: read by a component, it is drawn again when a value changes. */
export function createFill(session: Session, context: FillContext) {
  return (text: string, action?: Action) => {
    // Most copy holds none: then it depends on nothing.
    if (!text.includes('@')) return text;
    const known = {
      widget: session.widget.value,
      action: action ?? session.activeAction.value,
      history: session.answerHistory.value,
      variables: session.variables.value,
    };
    return fillPlaceholders(text, placeholderValues(known, context));
  };
}
