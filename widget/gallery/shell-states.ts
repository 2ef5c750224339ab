import type { Locale, Translate } from '../../i18n/index.ts';
import type { App } from '../core/app/app.ts';
import type { LocationError } from '../core/model/lawmakers/location-error.ts';
import { type Row, statesOf } from '../samples/rows.ts';
import { LOGO, onePetition, petitionsOf, pollOf, sampleResults, UNBROKEN } from '../samples/sample.ts';
import { enter, goOn, leave, press, pressButton, rest, type Steps, see } from '../samples/steps.ts';
import { type Texts, textsOf } from '../samples/texts.ts';

type ShellRow = Row<Texts>;

const themed = (backgroundColor: string, accentColor: string, fontFamily?: string): ShellRow => ({
  settings: { customTheme: { backgroundColor, accentColor, fontFamily } },
});
const withLogo: ShellRow = { settings: { publisherLogoName: LOGO } };
const withLogoAndName: ShellRow = { settings: { publisherLogoName: LOGO, publisherShowNameWithLogo: true } };

const answers = { completePoll: sampleResults([61, 30, 9], 1248) };
const choose = press('.ca-answer input');
const voted = { answers, steps: [choose, goOn('[data-route="/poll/success"]')] };

/** A petition follows, after a countdown that does not end while somebody looks at the state. */
const followed: ShellRow = { card: { countdownTimer: 99 }, next: onePetition };

const overlay = (logo: string) => ({ steps: [press(logo), see('dialog[open]')] });
const drawer = overlay('.ca-footer > button:last-of-type');

const alert = (textOf: (t: Translate) => string): ShellRow => ({
  steps: ({ app: { session, t } }) => session.showAlert(textOf(t)),
});

/** Tells the application something with sample texts. */
const told =
  (tell: (app: App, texts: Texts) => void): Steps =>
  ({ app }) =>
    tell(app, textsOf('shell', app.locale as Locale));

/**
 * A poll about lawmakers that the reader can't answer.
 *
 * @param countryCode of the search; '' for any supported country
 * @param readIn the reader's country
 */
const misplaced = (error: LocationError, countryCode: string, readIn: string, more: object = {}): ShellRow => ({
  action: { representativeSearch: { id: 1, countryCode, levels: [0], roles: [0, 1], ...more } },
  settings: { endUserLocation: { countryCode: readIn } },
  steps: [
    ({ app }) => app.loadWords(),
    ({ app }) => app.session.setLocationError(error),
    see('.ca-stage .ca-form > p + p'),
  ],
});

/** Makes the screen throw with a title that is no text, which parsing would not let through. */
const crash: Steps = [
  ({ app: { session } }) => {
    const { action, route } = session.position.value;
    session.push({ action: { ...action, title: {} as string }, route });
  },
  see('.ca-form[role="alert"]'),
];

const owners: Record<string, ShellRow> = {
  'publisher-logo': withLogo,
  'publisher-logo-and-name': withLogoAndName,
  'publisher-long-name': { settings: ({ petitions }) => ({ publisherName: petitions[1]?.title }) },
  partner: { partner: {} },
  'partner-logo': { partner: { logoUrl: LOGO, showNameWithLogo: false } },
  'white-labelled': { settings: { whitelabeled: true } },
  'third-party': { settings: { createdByThirdParty: true } },
  sponsored: { settings: { sponsored: true } },
  'sponsored-text': { settings: ({ petitions }) => ({ sponsored: true, sponsoredText: petitions[1]?.title }) },
  'no-border': { settings: { showBorder: false } },
  notice: {
    settings: ({ notice: { terms, privacy } }) => ({
      publisherId: 54,
      termsAndPrivacyHtml: `<a href="https://harborgazette.example/terms">${terms}</a> · <a href="https://harborgazette.example/privacy">${privacy}</a>`,
    }),
    hasNotice: true,
  },
  'custom-header': { action: ({ transition }) => ({ customHeader: transition }) },
  'custom-header-long': {
    ...withLogoAndName,
    action: ({ petitions }) => ({ customHeader: `${petitions[1]?.title} ${UNBROKEN}` }),
  },
  'first-card-animated': { settings: { showFrontCardAnimation: true } },
};

const themes: Record<string, ShellRow> = {
  'theme-dark': themed('#14181f', '#ff5c8a'),
  'theme-black': themed('#000', '#0000ff'),
  'theme-pale-accent': themed('#ffffff', '#f7d9e3'),
  'theme-yellow-accent': themed('#ffffff', '#ffd400'),
  'theme-colored': themed('#0b6e75', '#f2b134', 'Georgia'),
  'theme-grey': themed('#808080', '#808080'),
  'theme-dark-results': { ...themed('#14181f', '#ffd400'), ...voted },
  'theme-dark-form': {
    ...themed('#14181f', '#3fb7c4'),
    action: (words) => petitionsOf(words, 1)[0] ?? {},
    partner: {},
    steps: [pressButton, enter('[autocomplete="email"]', 'ada'), leave('[autocomplete="email"]')],
  },
};

const overlays: Record<string, ShellRow> = {
  'share-drawer': drawer,
  'share-drawer-dark': { ...themed('#14181f', '#ffd400'), ...drawer },
  'about-product': overlay('.ca-product'),
  'about-publisher': { ...withLogo, ...overlay('.ca-owner') },
  'about-partner': { partner: { logoUrl: LOGO }, ...overlay('.ca-owner') },
  'about-partner-no-info': { partner: { description: '' }, ...overlay('.ca-owner') },
  'about-unbroken': { settings: { publisherName: UNBROKEN, publisherDescription: UNBROKEN }, ...overlay('.ca-owner') },
};

const messages: Record<string, ShellRow> = {
  loading: { isRootless: true },
  alert: alert((t) => t('errors.generic')),
  'alert-offline': alert((t) => t('errors.offlineKept')),
  'alert-screen-failed': alert((t) => t('shell.screenFailed')),
  unknown: { isRootless: true, fails: { status: 404 }, complains: true },
  'not-loaded': { isRootless: true, fails: { status: 422 }, complains: true },
  crashed: { steps: crash, complains: true },
  'alert-elsewhere': {
    steps: [
      ({ app }) => app.loadWords(),
      told(({ session, t }, { petitions: [first] }) =>
        session.showAlert(t('errors.elsewhere', { title: first?.title ?? '', text: t('errors.generic') })),
      ),
    ],
  },
  'alert-unbroken': alert(() => UNBROKEN),
  'wrong-country': misplaced('InvalidElectionActionCountry', 'US', 'CA'),
  'unsupported-country': misplaced('UnsupportedCountry', '', 'NO'),
  'outside-area': misplaced('OutsideOfTargetAdminArea1', 'US', 'US', { adminArea1Codes: ['NJ', 'NY'] }),
  'outside-district': misplaced('OutsideOfTargetDistrict', 'US', 'US', { districtIds: ['NJ-10'] }),
};

const onward: Record<string, ShellRow> = {
  countdown: { ...followed, ...voted },
  'countdown-stopped': { ...followed, answers, steps: [voted.steps, rest, press('.ca-countdown')] },
  'next-card': {
    card: { countdownTimer: 0 },
    next: onePetition,
    answers,
    steps: [choose, goOn('[data-route="/petition/start"]')],
  },
  'next-card-heading': {
    ...followed,
    answers,
    steps: [voted.steps, rest, told(({ session }, { transition }) => session.setTransition(transition))],
  },
};

/** States of the shell around the screens, for any kind. */
export const shellStates = statesOf(
  { kind: 'shell', usual: { action: pollOf } },
  { ...owners, ...themes, ...overlays, ...messages, ...onward },
);
