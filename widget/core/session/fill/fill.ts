import { list, number } from '../../../../i18n/format.ts';
import type { Action } from '../../model/action.ts';
import type { AnswerEntry } from '../../model/answer.ts';
import { mentionOf, partnerMention, publisherMention } from '../../model/copy/mention.ts';
import { fillPlaceholders, type PlaceholderValues, type Variables } from '../../model/copy/placeholders.ts';
import type { EndUserLocation, Widget } from '../../model/widget.ts';
import type { SessionStore } from '../store.ts';

export type FillContext = {
  /** The widget's locale, for numbers and lists. */
  locale: string;
  /** Address of the page that embeds the widget, for widgets that name no article. */
  articleUrlTracking: string;
};

type Known = {
  widget: Widget;
  location: EndUserLocation | null;
  action: Action;
  history: readonly AnswerEntry[];
  variables: Variables;
};

/** The latest answer that has a question or an answer text. */
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
  noOfAnswers: variables.noOfAnswers == null ? undefined : number(variables.noOfAnswers, locale),
});

/** What the reader has entered comes before the location of their IP address. */
const ofReader = ({ location, variables }: Known): PlaceholderValues => ({
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
function placeholderValues(known: Known, { locale, articleUrlTracking }: FillContext): PlaceholderValues {
  return {
    articleUrl: known.widget.articleUrl || articleUrlTracking,
    locale: known.widget.locale,
    ...ofOwners(known),
    ...ofAnswers(known, locale),
    ...ofReader(known),
    ...ofRecipients(known, locale),
  };
}

type Session = Pick<SessionStore, 'widget' | 'location' | 'activeAction' | 'answerHistory' | 'variables'>;

/** Fills copy from the session's signals, so that a component is drawn again when a value changes. */
export function createFill(session: Session, context: FillContext) {
  return (text: string, action?: Action) => {
    // Most copy has no placeholders, and then depends on no signal.
    if (!text.includes('@')) return text;
    const known = {
      widget: session.widget.value,
      location: session.location.value,
      action: action ?? session.activeAction.value,
      history: session.answerHistory.value,
      variables: session.variables.value,
    };
    return fillPlaceholders(text, placeholderValues(known, context));
  };
}
