import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cardPage, textIn } from '../../../server/card/page.ts';
import {
  CARD_FORMAT,
  type CardParts,
  type DrawnCard,
  type ServedPage,
} from '../../../widget/core/api/wire/served-page.ts';

const PARTS: CardParts = {
  format: CARD_FORMAT,
  imagesBase: '/images/',
  style: 'body{margin:0}',
  firstLines: 'first()',
  beginning: 'begin()',
  core: ['./index-A.js', './c-A.js'],
  drawing: ['./c-B.js'],
  kinds: { poll: { screens: ['./c-C.js'], copy: { es: './c-D.js' }, next: ['./c-F.js'], forms: { es: './c-G.js' } } },
  locales: { es: './c-E.js' },
  next: ['./c-H.js'],
  words: { es: './c-I.js' },
  nativeStyle: '',
  native: { core: [], drawing: [], kinds: {}, locales: {}, next: [], words: {} },
};

const CARD: DrawnCard = {
  html: '<h2>¿Sí?</h2>',
  lang: 'es',
  title: 'Actúa',
  lostText: 'No se ha podido cargar.',
  titleMaxPx: 25,
  isSponsored: false,
  isSound: true,
  kind: 'poll',
  font: null,
};

const servedIn = (page: string): ServedPage =>
  JSON.parse(/<script id="served" type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

test('holds the card, the data and the files that its scripts fetch', () => {
  const answer = { widgetId: 7, cards: [] };
  const { page } = cardPage(PARTS, CARD, answer);
  assert.match(page, '<html lang="es">');
  assert.match(page, '<title>Actúa</title>');
  assert.match(page, '<div id="root" data-title-max="25"><h2>¿Sí?</h2></div>');
  assert.equal(servedIn(page), {
    answer,
    isSound: true,
    core: PARTS.core,
    drawing: ['./c-B.js', './c-C.js', './c-E.js', './c-D.js'],
    next: ['./c-H.js', './c-F.js', './c-I.js', './c-G.js'],
  });
});

test('names the sheets of the page, of its elements and of the card’s own parts', () => {
  const html = '<h2 style="color:red">¿Sí?</h2><style>.a{margin:0}</style><style>.b{margin:0}</style>';
  const { styles } = cardPage(PARTS, { ...CARD, html }, { widgetId: 7, cards: [] });
  assert.equal(styles, [PARTS.style, '#root [data-s="0"]{color:red}', '.a{margin:0}', '.b{margin:0}']);
});

const HOSTILE = [
  '</script><script>hacked()</script>',
  '<!--<script>',
  ']]>',
  '\u2028',
  '</ScRiPt >',
  '&lt;/script&gt;',
];

for (const text of HOSTILE)
  test(`no text of a publisher ends the element around it: ${JSON.stringify(text)}`, () => {
    const { page } = cardPage(PARTS, { ...CARD, title: text, lostText: text }, { widgetId: text, cards: [] });
    assert.is(servedIn(page).answer.widgetId, text);
    // Its own three, and no more: the first lines, the line after the card, the data.
    assert.is(page.match(/<script/gi)?.length, 3);
    assert.is(page.match(/<\/script/gi)?.length, 3);
  });

test('the line that begins the card follows it, before data that may be long', () => {
  const { page } = cardPage(PARTS, CARD, { widgetId: 7, cards: [] });
  assert.match(
    page,
    /<div id="root"[\s\S]*<\/div>\n<p id="lost"[^\n]*<\/p>\n<script>begin\(\)<\/script>\n<script id="served"/,
  );
});

test('a sponsored card stays unseen until the page is allowed to show it', () => {
  const { page } = cardPage(PARTS, { ...CARD, isSponsored: true }, { widgetId: 7, cards: [] });
  assert.match(page, /<div id="root"[^>]* hidden>/);
});

test('has the letters of the card in its theme’s face before the first lines, and can’t be left by them', () => {
  const face = { family: 'Gazette', letters: ' <S', woff2: 'd09GMg==' };
  const { page } = cardPage(PARTS, CARD, { widgetId: 7, cards: [] }, { face });
  assert.ok(page.indexOf('id="face"') < page.indexOf('first()'));
  const [, data = ''] = /<script id="face" type="application\/json">(.*?)<\/script>/.exec(page) ?? [];
  assert.not.match(data, '<');
  assert.equal(JSON.parse(data), face);
  assert.not.match(cardPage(PARTS, CARD, { widgetId: 7, cards: [] }).page, 'id="face"');
});

const TITLED = '<style>.a{}</style><h2 class="ca-title" tabindex="-1">Pier <em>9</em> &amp; more</h2><p>Text</p>';
for (const [isOfTitles, html, text] of [
  [true, TITLED, 'Pier  9  & more'],
  [true, '<p>Text</p>', ''],
  [false, TITLED, 'Pier  9  & more  Text'],
] as const)
  test(`finds “${text}” as what is drawn in a font of ${isOfTitles ? 'titles' : 'texts'}`, () => {
    assert.is(textIn({ ...CARD, html, font: { family: 'Gazette', url: '', isOfTitles } }), text);
  });

test.run();
