import type { Locale } from '../../i18n/index.ts';
import type { WireCard, WireWidget } from '../api/wire/widget.ts';
import type { LocationError } from '../model/lawmakers/location-error.ts';
import { anyPetitions, anyPoll, at } from './kit/cards.ts';
import { sampleCard, samplePartner, sampleWidget } from './kit/sample.ts';
import type { Stage } from './kit/stage.ts';
import type { GalleryState } from './kit/state.ts';

type More = Partial<WireWidget> & { card?: Partial<WireCard> };

export const polled =
  (more: (locale: Locale) => More = () => ({})) =>
  (locale: Locale) => {
    const { card, ...rest } = more(locale);
    return sampleWidget(locale, [sampleCard([anyPoll(locale)], card)], rest);
  };

export const ofPartner = (locale: Locale, more: Parameters<typeof samplePartner>[1] = {}): More => ({
  card: { partner: samplePartner(locale, more), logoSource: 'partner' },
});

const NOTICE: Record<Locale, readonly [terms: string, privacy: string]> = {
  'en-US': ['Terms', 'Privacy'],
  es: ['Condiciones', 'Privacidad'],
  fr: ['Conditions', 'Confidentialité'],
  it: ['Condizioni', 'Privacy'],
};

/** The notice bar's links. */
export const notice = (locale: Locale) => {
  const [terms, privacy] = NOTICE[locale];
  return `<a href="https://harborgazette.example/terms">${terms}</a> · <a href="https://harborgazette.example/privacy">${privacy}</a>`;
};

export const themed = (backgroundColor: string, accentColor: string, fontFamily?: string) =>
  polled(() => ({ customTheme: { backgroundColor, accentColor, fontFamily } }));

/** A poll, followed by a petition. */
export const sequence = (countdownTimer: number, transitionHeading?: (locale: Locale) => string) => (locale: Locale) =>
  sampleWidget(locale, [
    sampleCard([anyPoll(locale)], { ...at(1), countdownTimer }),
    sampleCard(anyPetitions(locale, 1), { ...at(2), transitionHeading: transitionHeading?.(locale) }),
  ]);

/** A countdown that does not end while somebody looks at the state. */
export const LOOKING_SECONDS = 99;

export const answers = {
  completePoll: {
    endUsersCount: 1248,
    results: [
      { answerId: 1, percentage: 61 },
      { answerId: 2, percentage: 30 },
      { answerId: 3, percentage: 9 },
    ],
  },
};

export const choose = (stage: Stage) => stage.press('.ca-answer input');

export const vote = async (stage: Stage) => {
  await choose(stage);
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/poll/success"]');
};

export const overlay = (logo: string) => async (stage: Stage) => {
  await stage.press(logo);
  await stage.see('dialog[open]');
};

export const drawer = async (stage: Stage) => {
  await stage.press('.ca-footer > button:last-of-type');
  await stage.see('dialog[open]');
};

/**
 * A poll about lawmakers.
 *
 * @param countryCode of the search; '' for any supported country
 * @param readIn the reader's country
 */
export const aboutOfficials =
  (countryCode: string, readIn: string, more: object = {}) =>
  (locale: Locale) => {
    const representativeSearch = { id: 1, countryCode, levels: [0], roles: [0, 1], ...more };
    const endUserLocation = { countryCode: readIn };
    return sampleWidget(locale, [sampleCard([anyPoll(locale, { representativeSearch })])], { endUserLocation });
  };

export const misplaced = (error: LocationError) => async (stage: Stage) => {
  await stage.app.loadWords();
  stage.app.session.setLocationError(error);
  await stage.see('.ca-stage .ca-form > p + p');
};

/** Makes the screen throw with a title that is no text, which parsing would not let through. */
export const crash = async ({ app, see }: Stage) => {
  const { action, route } = app.session.position.value;
  app.session.push({ action: { ...action, title: {} as string }, route });
  await see('.ca-form[role="alert"]');
};

export const state = (
  name: string,
  widget: GalleryState['widget'],
  more: Partial<GalleryState> = {},
): GalleryState => ({
  name: `shell-${name}`,
  kind: 'shell',
  widget,
  ...more,
});
