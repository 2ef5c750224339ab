import type { Locale } from '../../i18n/index.ts';
import { anyPetitions, anyPoll, words } from './kit/cards.ts';
import { LOGO, sampleCard, sampleWidget, UNBROKEN } from './kit/sample.ts';
import type { GalleryState } from './kit/state.ts';
import {
  aboutOfficials,
  answers,
  choose,
  crash,
  drawer,
  LOOKING_SECONDS,
  misplaced,
  notice,
  ofPartner,
  overlay,
  polled,
  sequence,
  state,
  themed,
  vote,
} from './shell-samples.ts';

const owners: GalleryState[] = [
  state(
    'publisher-logo',
    polled(() => ({ publisherLogoName: LOGO })),
  ),
  state(
    'publisher-logo-and-name',
    polled(() => ({ publisherLogoName: LOGO, publisherShowNameWithLogo: true })),
  ),
  state(
    'publisher-long-name',
    polled((locale) => ({ publisherName: words(locale).petitions[1]?.title })),
  ),
  state('partner', polled(ofPartner)),
  state(
    'partner-logo',
    polled((locale) => ofPartner(locale, { logoUrl: LOGO, showNameWithLogo: false })),
  ),
  state(
    'white-labelled',
    polled(() => ({ whitelabeled: true })),
  ),
  state(
    'third-party',
    polled(() => ({ createdByThirdParty: true })),
  ),
  state(
    'sponsored',
    polled(() => ({ sponsored: true })),
  ),
  state(
    'sponsored-text',
    polled((locale) => ({ sponsored: true, sponsoredText: words(locale).petitions[1]?.title })),
  ),
  state(
    'no-border',
    polled(() => ({ showBorder: false })),
  ),
  state(
    'notice',
    polled((locale) => ({ publisherId: 54, termsAndPrivacyHtml: notice(locale) })),
    { hasNotice: true },
  ),
];

const heads: GalleryState[] = [
  state('custom-header', (locale) =>
    sampleWidget(locale, [sampleCard([anyPoll(locale, { customHeader: words(locale).transition })])]),
  ),
  state('custom-header-long', (locale) =>
    sampleWidget(
      locale,
      [sampleCard([anyPoll(locale, { customHeader: `${words(locale).petitions[1]?.title} ${UNBROKEN}` })])],
      { publisherLogoName: LOGO, publisherShowNameWithLogo: true },
    ),
  ),
  state('first-card-animated', (locale) => ({ ...polled()(locale), showFrontCardAnimation: true })),
];

const themes: GalleryState[] = [
  state('theme-dark', themed('#14181f', '#ff5c8a')),
  state('theme-black', themed('#000', '#0000ff')),
  state('theme-pale-accent', themed('#ffffff', '#f7d9e3')),
  state('theme-yellow-accent', themed('#ffffff', '#ffd400')),
  state('theme-colored', themed('#0b6e75', '#f2b134', 'Georgia')),
  state('theme-grey', themed('#808080', '#808080')),
  state(
    'theme-dark-results',
    (locale) => ({
      ...polled()(locale),
      customTheme: { backgroundColor: '#14181f', accentColor: '#ffd400' },
    }),
    { answers, arrange: vote },
  ),
  state(
    'theme-dark-form',
    (locale) =>
      sampleWidget(locale, [sampleCard(anyPetitions(locale, 1), ofPartner(locale).card)], {
        customTheme: { backgroundColor: '#14181f', accentColor: '#3fb7c4' },
      }),
    {
      async arrange(stage) {
        await stage.press('[data-big-button]');
        await stage.type('[autocomplete="email"]', 'ada');
        await stage.see('[aria-invalid]');
      },
    },
  ),
];

const overlays: GalleryState[] = [
  state('share-drawer', polled(), { arrange: drawer }),
  state('share-drawer-dark', themed('#14181f', '#ffd400'), { arrange: drawer }),
  state('about-product', polled(), { arrange: overlay('.ca-product') }),
  state(
    'about-publisher',
    polled(() => ({ publisherLogoName: LOGO })),
    { arrange: overlay('.ca-owner') },
  ),
  state(
    'about-partner',
    polled((locale) => ofPartner(locale, { logoUrl: LOGO })),
    { arrange: overlay('.ca-owner') },
  ),
  state(
    'about-partner-no-info',
    polled((locale) => ofPartner(locale, { description: '' })),
    {
      arrange: overlay('.ca-owner'),
    },
  ),
  state(
    'about-unbroken',
    polled(() => ({ publisherName: UNBROKEN, publisherDescription: UNBROKEN })),
    {
      arrange: overlay('.ca-owner'),
    },
  ),
];

const messages: GalleryState[] = [
  state('loading', polled(), { isRootless: true }),
  state('alert', polled(), { arrange: ({ app }) => app.session.showAlert(app.t('errors.generic')) }),
  state('alert-offline', polled(), { arrange: ({ app }) => app.session.showAlert(app.t('errors.offlineKept')) }),
  state('alert-screen-failed', polled(), {
    arrange: ({ app }) => app.session.showAlert(app.t('shell.screenFailed')),
  }),
  state('unknown', polled(), { isRootless: true, fails: { status: 404 }, complains: true }),
  state('not-loaded', polled(), { isRootless: true, fails: { status: 422 }, complains: true }),
  state('crashed', polled(), { arrange: crash, complains: true }),
  state('alert-elsewhere', polled(), {
    async arrange({ app: { session, locale, t, loadWords } }) {
      await loadWords();
      const title = words(locale as Locale).petitions[0]?.title ?? '';
      session.showAlert(t('errors.elsewhere', { title, text: t('errors.generic') }));
    },
  }),
  state('alert-unbroken', polled(), {
    arrange: ({ app }) => app.session.showAlert(UNBROKEN),
  }),
  state('wrong-country', aboutOfficials('US', 'CA'), { arrange: misplaced('InvalidElectionActionCountry') }),
  state('unsupported-country', aboutOfficials('', 'NO'), { arrange: misplaced('UnsupportedCountry') }),
  state('outside-area', aboutOfficials('US', 'US', { adminArea1Codes: ['NJ', 'NY'] }), {
    arrange: misplaced('OutsideOfTargetAdminArea1'),
  }),
  state('outside-district', aboutOfficials('US', 'US', { districtIds: ['NJ-10'] }), {
    arrange: misplaced('OutsideOfTargetDistrict'),
  }),
];

const onward: GalleryState[] = [
  state('countdown', sequence(LOOKING_SECONDS), { answers, arrange: vote }),
  state('countdown-stopped', sequence(LOOKING_SECONDS), {
    answers,
    async arrange(stage) {
      await vote(stage);
      await stage.rest();
      await stage.press('.ca-countdown');
    },
  }),
  state('next-card', sequence(0), {
    answers,
    async arrange(stage) {
      await choose(stage);
      await stage.press('[data-big-button]');
      await stage.see('[data-route="/petition/start"]');
    },
  }),
  state(
    'next-card-heading',
    sequence(LOOKING_SECONDS, (locale) => words(locale).transition),
    {
      answers,
      async arrange(stage) {
        await vote(stage);
        await stage.rest();
        stage.app.session.setTransition(words(stage.app.locale as Locale).transition);
      },
    },
  ),
];

/** States of the shell around the screens, for any kind. */
export const shellStates: GalleryState[] = [...owners, ...heads, ...themes, ...overlays, ...messages, ...onward];
