import type { Locale } from '../../i18n/index.ts';
import type { FinalResults, HoursNow } from '../core/api/wire/hours.ts';
import type { WireAction, WireCard, WireWidget } from '../core/api/wire/widget.ts';
import { onePetition, sampleCard, sampleResults, UNBROKEN } from '../samples/sample.ts';
import type { GalleryState } from '../samples/state.ts';
import { type Steps, see } from '../samples/steps.ts';
import { textsOf } from '../samples/texts.ts';

const actionsOf = ({ cards }: WireWidget) =>
  (cards as WireCard[]).flatMap(({ actions }) => (actions ?? []) as WireAction[]);

/** Changes another state's widget. */
type Change = (widget: WireWidget, locale: Locale) => WireWidget;

/** The publisher's own words. */
type Said = (locale: Locale) => Pick<HoursNow, 'closed'>;

/** After its hours, with these results of the first action. */
const after =
  (found: FinalResults, said: Said = () => ({})): Change =>
  (widget, locale) => {
    const results = Object.fromEntries(
      actionsOf(widget).map(({ id, type }, index) => [`${id}|${type}`, index === 0 ? found : { endUsersCount: 512 }]),
    );
    return { ...widget, hours: { state: 'closed', results, ...said(locale) } satisfies HoursNow };
  };

/** Noon in Newark. */
const OPENS_AT = '2026-12-03T17:00:00Z';

const before: Change = (widget) => ({
  ...widget,
  hours: { state: 'notOpen', opensAt: OPENS_AT, secondsLeft: 1e6 } satisfies HoursNow,
});

const CURVE: FinalResults = {
  endUsersCount: 1248,
  resultDistribution: [12, 20, 31, 44, 52, 60, 90, 148, 201, 260, 210, 120],
};

const said: Said = (locale) => {
  const { transition: title, petitions } = textsOf('shell', locale);
  return { closed: { title, text: petitions[1]?.description } };
};
const unbroken: Said = () => ({ closed: { title: UNBROKEN, text: UNBROKEN } });

const VOTES = sampleResults([46, 31, 15, 8], 1248);
const SIGNATURES = { endUsersCount: 4128 };

const andPetition: Change = (widget, locale) =>
  after(VOTES)({ ...widget, cards: [...widget.cards, sampleCard(onePetition(locale))] }, locale);

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

/** By the state's name without its kind: another state's name, what is changed in its widget, and steps. */
const ROWS: Record<string, [of: string, change: Change, steps?: Steps]> = {
  'closed-poll': ['poll-question', after(VOTES)],
  'closed-poll-own-words': ['poll-question', after(VOTES, said)],
  'closed-poll-many': ['poll-many-answers', after(sampleResults([12, 9, 21, 4, 17, 11, 3, 14, 9], 35_209))],
  'closed-poll-unbroken': ['poll-unbroken', after(sampleResults([64, 36], 2), unbroken)],
  'closed-poll-no-votes': ['poll-question', after(sampleResults([0, 0, 0, 0], 0))],
  'closed-poll-and-petition': ['poll-question', andPetition],
  'closed-quiz': ['quiz-question', after(sampleResults([52, 30, 12, 6], 1248))],
  'closed-slider': ['sentimentpoll-question', after(CURVE)],
  'closed-gauge': ['speedometer-question', after({ endUsersCount: 1248, correctValue: 190 })],
  'closed-petition': ['petition-start', after(SIGNATURES)],
  'closed-petition-no-goal': ['petition-start-no-goal', after(SIGNATURES, said)],
  'closed-petition-too-late': ['petition-start', after(SIGNATURES), refused],
  'closed-letter': ['email-start', after({ endUsersCount: 812 })],
  'closed-donation': ['donation-start', after({ endUsersCount: 96 }, said)],
  'not-open-poll': ['poll-question-with-text', before],
  'not-open-petition': ['petition-start', before],
  'not-open-long': ['petition-start-long', before],
};

/** Widgets of these states before and after their hours. @throws Error if one that is needed is not among them */
export const closedStates = (states: readonly GalleryState[]): GalleryState[] =>
  Object.entries(ROWS).map(([name, [of, change, steps]]) => {
    const state = states.find((each) => each.name === of);
    if (!state) throw new Error(`No state is called ${of}`);
    return { name: `shell-${name}`, kind: 'shell', steps, widget: (locale) => change(state.widget(locale), locale) };
  });
