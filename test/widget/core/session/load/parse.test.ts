import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dropped, parsed, wireAction, wireCard, wireWidget } from '../../../support/wire.ts';

const card = wireCard('c', [wireAction(1)]);

test('sets every default of a minimal widget', () => {
  const { cards, actions, ...widget } = parsed(wireWidget([card]));
  assert.is(cards.length, 1);
  assert.equal(actions, cards[0]?.actions);
  assert.equal(widget, {
    widgetId: 'w-1',
    widgetRequestId: null,
    widgetName: '',
    widgetType: null,
    articleId: null,
    articleUrl: '',
    articleUrlTracking: '',
    publishedDate: null,
    embedType: null,
    integrationType: null,
    maximumRepresentativeSearch: null,
    preventVariationExperiment: false,
    showBorder: false,
    twitterMention: '',
    publisher: { id: null, key: '', name: '', description: '', logoName: '', showNameWithLogo: false, privacyUrl: '' },
    theme: {
      backgroundColor: 'white',
      accentColor: '#eb0052',
      fontFamily: 'Averta',
      headingFont: '',
      fontUrl: '',
      fontOf: '',
      radius: null,
    },
    widgetLogoName: '',
    locale: 'en-US',
    isSponsored: false,
    isWhitelabeled: false,
    sponsoredText: '',
    createdByThirdParty: false,
    showFrontCardAnimation: false,
    isSocialShareLanguageIncluded: false,
    termsAndPrivacyHtml: '',
    customHeight: null,
    partners: { facebookPixelIds: [], iponWeb: [], customTrackings: [] },
    customViewabilityPercentage: null,
    customViewabilitySeconds: null,
    offersPublisherOptIn: false,
    preCheckOptIn: true,
    firstLocation: null,
    hours: null,
  });
});

test('drops and reports only the fields of a theme that cannot be read', () => {
  const dropped: Dropped = [];
  const customTheme = { accentColor: '#006699', radius: '12', headingFont: 7 };
  const partner = { id: 5, customTheme: { backgroundColor: ['black'], radius: 2 } };
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition', { partner })])], {
    customTheme,
    publisherCustomTheme: { radius: 4 },
  });
  const { theme, actions } = parsed(wire, dropped);
  assert.equal([theme.accentColor, theme.headingFont, theme.radius], ['#006699', '', 4]);
  assert.equal(actions[0]?.partner?.customTheme, { radius: 2 });
  assert.equal(dropped.map(([what]) => what).sort(), ['theme backgroundColor', 'theme headingFont', 'theme radius']);
});

for (const customTheme of [null, 'dark', 7, [], { accentColor: { toString: 0 } }])
  test(`shows a widget whose theme is ${JSON.stringify(customTheme)}`, () =>
    assert.is(parsed(wireWidget([card], { customTheme })).theme.accentColor, '#eb0052'));

for (const isSound of [false, true])
  test(`checks cards and themes ${isSound ? 'no more where the server has read them' : 'of an answer that comes by itself'}`, () => {
    const dropped: Dropped = [];
    const cards = [
      card,
      wireCard('d', [wireAction(2)], { heading: 7 }),
      wireCard('e', [wireAction(3, 'poll', { title: 7 })]),
    ];
    const { actions } = parsed(wireWidget(cards, { customTheme: { radius: '12' } }), dropped, { isSound });
    assert.is(actions.length, isSound ? 3 : 1);
    assert.is(dropped.length, isSound ? 0 : 3);
  });

/** Every optional field of spec §3. */
const OPTIONAL =
  `articleId articleUrl articleUrlTracking embedType showBorder widgetRequestId twitterMention publisherId
  publisherKey publisherName publisherDescription publisherLogoName publisherShowNameWithLogo publisherCustomTheme
  customTheme publishedDate widgetType widgetLogoName languageLocale widgetName facebookPixelIds integrationType iponWeb
  sponsored whitelabeled sponsoredText createdByThirdParty showFrontCardAnimation isSocialShareLanguageIncluded
  termsAndPrivacyHtml customSizing customTrackings customViewabilityPercentage customViewabilitySeconds
  preventVariationExperiment maximumRepresentativeSearch preCheckOptIn endUserLocation`.split(/\s+/);

test('reads null as absent in every optional field', () => {
  const nulls = Object.fromEntries(OPTIONAL.map((key) => [key, null]));
  assert.equal(parsed(wireWidget([card], nulls)), parsed(wireWidget([card])));
});

test('keeps the values that a widget has', () => {
  const widget = parsed(
    wireWidget([card], {
      widgetRequestId: 'wr-1',
      widgetType: 3,
      embedType: 5,
      integrationType: 'Plugin',
      maximumRepresentativeSearch: 2,
      preventVariationExperiment: true,
      publisherId: 54,
      publisherName: 'The Daily',
      languageLocale: 'fr',
      iponWeb: ['https://pixel.test/'],
      sponsored: true,
      whitelabeled: true,
      createdByThirdParty: true,
      preCheckOptIn: false,
      customSizing: { height: 420 },
      customViewabilityPercentage: 70,
      customViewabilitySeconds: 0,
    }),
  );
  assert.is(widget.widgetRequestId, 'wr-1');
  assert.is(widget.widgetType, 3);
  assert.equal([widget.embedType, widget.integrationType], [5, 'Plugin']);
  assert.equal([widget.maximumRepresentativeSearch, widget.preventVariationExperiment], [2, true]);
  assert.is(widget.publisher.id, 54);
  assert.is(widget.publisher.name, 'The Daily');
  assert.is(widget.locale, 'fr');
  assert.equal(widget.partners.iponWeb, ['https://pixel.test/']);
  assert.equal([widget.isSponsored, widget.isWhitelabeled, widget.createdByThirdParty], [true, true, true]);
  assert.is(widget.preCheckOptIn, false);
  assert.is(widget.customHeight, 420);
  assert.equal([widget.customViewabilityPercentage, widget.customViewabilitySeconds], [70, 0]);
});

for (const [percentage, seconds, expected] of [
  [0, -1, [1, 0]],
  [150, 86_400, [100, 60]],
  [1, 60, [1, 60]],
  [undefined, null, [null, null]],
  [null, 2, [null, 2]],
] as const)
  test(`takes a viewability of ${percentage} % for ${seconds} s as ${expected}`, () => {
    const widget = parsed(
      wireWidget([card], { customViewabilityPercentage: percentage, customViewabilitySeconds: seconds }),
    );
    assert.equal([widget.customViewabilityPercentage, widget.customViewabilitySeconds], expected);
  });

for (const height of [0, -1, null])
  test(`uses the default size if the custom one is ${height}`, () => {
    assert.is(parsed(wireWidget([card], { customSizing: { height } })).customHeight, null);
  });

const themes: [own: object | null, publishers: object | null, accent: string][] = [
  [{ accentColor: 'red' }, { accentColor: 'blue' }, 'red'],
  [{ accentColor: null }, { accentColor: 'blue' }, 'blue'],
  [null, { accentColor: 'blue' }, 'blue'],
  [null, null, '#eb0052'],
];

for (const [customTheme, publisherCustomTheme, accent] of themes)
  test(`accent ${accent} of own ${JSON.stringify(customTheme)}, publisher’s ${JSON.stringify(publisherCustomTheme)}`, () => {
    assert.is(parsed(wireWidget([card], { customTheme, publisherCustomTheme })).theme.accentColor, accent);
  });

for (const [answer, request, expected] of [
  [true, false, true],
  [false, true, true],
  [null, undefined, false],
] as const)
  test(`sponsored ${answer} in the answer and ${request} in the request is ${expected}`, () => {
    const widget = parsed(wireWidget([card], { sponsored: answer }), [], { sponsored: request });
    assert.is(widget.isSponsored, expected);
  });

test('reads the reader’s location, with an uppercase country', () => {
  const location = parsed(
    wireWidget([card], { endUserLocation: { countryCode: 'gb', lat: 51.5, zip: null } }),
  ).firstLocation;
  assert.equal(location, {
    city: '',
    countryCode: 'GB',
    countryName: '',
    currency: '',
    query: '',
    lat: 51.5,
    lon: null,
    zip: '',
    adminArea1Code: '',
    adminArea1Name: '',
  });
});

test('is empty for an article without cards', () => {
  const { cards, actions } = parsed(wireWidget([]));
  assert.equal([cards, actions], [[], []]);
});

test.run();
