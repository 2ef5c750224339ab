import type { Locale } from '../../i18n/index.ts';
import { donationStates } from '../actions/donation/states.ts';
import { emailStates } from '../actions/email/states.ts';
import { petitionStates } from '../actions/petition/states.ts';
import { pollStates } from '../actions/poll/states.ts';
import { quizStates } from '../actions/quiz/states.ts';
import { sentimentPollStates } from '../actions/sentimentpoll/states.ts';
import { speedometerStates } from '../actions/speedometer/states.ts';
import type { FinalResults, HoursNow } from '../api/wire/hours.ts';
import type { WireAction, WireCard, WireWidget } from '../api/wire/widget.ts';
import { onePetition, sampleCard, sampleResults, UNBROKEN } from './kit/sample.ts';
import type { GalleryState } from './kit/state.ts';
import { type Steps, see } from './kit/steps.ts';
import { textsOf } from './kit/texts.ts';

const ALL = [
  pollStates,
  quizStates,
  petitionStates,
  sentimentPollStates,
  speedometerStates,
  donationStates,
  emailStates,
].flat();

const actionsOf = ({ cards }: WireWidget) =>
  (cards as WireCard[]).flatMap(({ actions }) => (actions ?? []) as WireAction[]);

type Hours = Omit<HoursNow, 'state' | 'results'>;

/** The widget of another state after its hours, with these results of its first action. */
const after =
  (of: string, found: FinalResults, hours: (locale: Locale) => Hours = () => ({})) =>
  (locale: Locale): WireWidget => {
    const widget = widgetOf(of, locale);
    const [first, ...others] = actionsOf(widget);
    const results = Object.fromEntries([
      [`${first?.id}|${first?.type}`, found],
      ...others.map(({ id, type }) => [`${id}|${type}`, { endUsersCount: 238 }]),
    ]);
    const now: HoursNow = { state: 'closed', results, ...hours(locale) };
    return { ...widget, hours: now };
  };

/** Noon in Newark. */
const OPENS_AT = '2026-12-03T17:00:00Z';

const before = (of: string) => (locale: Locale) => {
  const now: HoursNow = { state: 'notOpen', opensAt: OPENS_AT, secondsLeft: 1e6 };
  return { ...widgetOf(of, locale), hours: now };
};

function widgetOf(name: string, locale: Locale): WireWidget {
  const state = ALL.find((each) => each.name === name);
  if (!state) throw new Error(`No state is called ${name}`);
  return state.widget(locale);
}

const CURVE: FinalResults = {
  endUsersCount: 1248,
  resultDistribution: [12, 20, 31, 44, 52, 60, 90, 148, 201, 260, 210, 120],
};

/** The publisher's own words. */
const said = (locale: Locale): Hours => {
  const { transition: title, petitions } = textsOf('shell', locale);
  return { closed: { title, text: petitions[1]?.description } };
};
const unbroken = (): Hours => ({ closed: { title: UNBROKEN, text: UNBROKEN } });

const withPetition = (locale: Locale): WireWidget => {
  const widget = after('poll-question', sampleResults([46, 31, 15, 8], 1248))(locale);
  const hours = widget.hours as HoursNow;
  const results = { ...hours.results, 'petition-1|petition': { endUsersCount: 512 } };
  return {
    ...widget,
    cards: [...widget.cards, sampleCard(onePetition(locale))],
    hours: { ...hours, results } as HoursNow,
  };
};

const state = (name: string, widget: GalleryState['widget'], steps?: Steps): GalleryState => ({
  name: `shell-${name}`,
  kind: 'shell',
  widget,
  steps,
});

/** As after a petition that came too late: what was typed is one step back. */
const refused: Steps = [
  ({ app }) => app.loadWords(),
  ({ app: { session, t } }) => {
    const widget = session.widget.value;
    session.push(session.position.value);
    const refusal = `${t('errors.closed')} ${t('petition.notSent')}`;
    session.replaceWidget({ ...widget, hours: { ...widget.hours, state: 'closed', refusal } as HoursNow });
  },
  see('.ca-refusal'),
];

/** Widgets before and after their hours. */
export const closedStates: GalleryState[] = [
  state('closed-poll', after('poll-question', sampleResults([46, 31, 15, 8], 1248))),
  state('closed-poll-own-words', after('poll-question', sampleResults([46, 31, 15, 8], 1248), said)),
  state('closed-poll-many', after('poll-many-answers', sampleResults([12, 9, 21, 4, 17, 11, 3, 14, 9], 35_209))),
  state('closed-poll-unbroken', after('poll-unbroken', sampleResults([64, 36], 2), unbroken)),
  state('closed-poll-no-votes', after('poll-question', sampleResults([0, 0, 0, 0], 0))),
  state('closed-poll-and-petition', withPetition),
  state('closed-quiz', after('quiz-question', sampleResults([52, 30, 12, 6], 1248))),
  state('closed-slider', after('sentimentpoll-question', CURVE)),
  state('closed-gauge', after('speedometer-question', { endUsersCount: 1248, correctValue: 190 })),
  state('closed-petition', after('petition-start', { endUsersCount: 4128 })),
  state('closed-petition-no-goal', after('petition-start-no-goal', { endUsersCount: 4128 }, said)),
  state('closed-petition-too-late', after('petition-start', { endUsersCount: 4128 }), refused),
  state('closed-letter', after('email-start', { endUsersCount: 812 })),
  state('closed-donation', after('donation-start', { endUsersCount: 96 }, said)),
  state('not-open-poll', before('poll-question-with-text')),
  state('not-open-petition', before('petition-start')),
  state('not-open-long', before('petition-start-long')),
];
