import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { factsOf } from '../../../../../server/pages/share/picture/facts.ts';
import type { WireWidget } from '../../../../../widget/core/api/wire.ts';

const partner = { id: 1, name: 'Riders', logoUrl: 'riders.svg', customTheme: { accentColor: '#123456' } };

const widgetOf = (widget: object, action: object = {}, card: object = {}) =>
  ({
    widgetId: 1,
    publisherName: 'The Gazette',
    publisherLogoName: 'gazette.svg',
    publisherCustomTheme: { accentColor: '#00f', backgroundColor: '#111' },
    languageLocale: 'fr-FR',
    ...widget,
    cards: [{ id: 1, ...card, actions: [{ id: 1, type: 'petition', title: 'Keep it', ...action }] }],
  }) as unknown as WireWidget;

test('shows title, label, owner and colours of what the widget shows first', () => {
  assert.equal(factsOf(widgetOf({}, { pictureUrls: ['', 'a.svg'], pictureId: 7 })), {
    words: {
      title: 'Keep it',
      label: 'Agir',
      owner: 'The Gazette',
      showsNameWithLogo: false,
      theme: { backgroundColor: '#111', accentColor: '#00f', headingFont: '' },
    },
    logo: 'gazette.svg',
    picture: 'a.svg',
  });
});

for (const [title, widget, action, card, expected] of [
  ['the logo of the partner whom the card names', {}, { partner }, { logoSource: 'Partner' }, ['Riders', 'riders.svg']],
  ['the publisher’s, if the card names no partner', {}, { partner }, {}, ['The Gazette', 'gazette.svg']],
  [
    'the widget’s, if the publisher has none',
    { publisherLogoName: null, widgetLogoName: 'own' },
    {},
    {},
    ['The Gazette', 'own'],
  ],
  ['none where there is none', { publisherLogoName: null, publisherName: null }, {}, {}, ['', '']],
] as const)
  test(`takes ${title}`, () => {
    const { words, logo } = factsOf(widgetOf(widget, action, card));
    assert.equal([words.owner, logo], expected);
  });

for (const [title, action, expected] of [
  ['the content’s own label, filled', { customButtonText: 'Tell @publisherName' }, 'Tell The Gazette'],
  ['no more of a label than fits', { customButtonText: 'x'.repeat(5_000) }, 'x'.repeat(300)],
] as const)
  test(`takes ${title}`, () => assert.is(factsOf(widgetOf({}, action)).words.label, expected));

test('passes over colours that are none, and takes those of the partner first', () => {
  const { theme } = factsOf(widgetOf({ customTheme: { accentColor: 5 } }, { partner })).words;
  assert.equal(theme, { backgroundColor: '#111', accentColor: '#123456', headingFont: '' });
});

test('takes a picture by its number', () => assert.is(factsOf(widgetOf({}, { pictureId: 7 })).picture, 7));

test('copes with a widget without cards', () => {
  const facts = factsOf({ widgetId: 1, widgetName: 'Late ferry', cards: [] });
  assert.equal([facts.words.title, facts.picture], ['Late ferry', '']);
});

test.run();
