import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChoices } from '../../../server/pages/embed/choices.ts';
import { EMBED_OPTIONS } from '../../../server/pages/embed/options.ts';
import { shownOf } from '../../../server/pages/embed/shown.ts';
import { writeNarrow, writePolicy, writeSnippet, writeStyle, writeWatch } from '../../../server/pages/embed/written.ts';
import type { WireWidget } from '../../../widget/core/api/wire.ts';
import { blocks, codeIn, read, rowsOf, sectionOf } from '../../support/documents.ts';

const ORIGIN = 'https://widgets.example';
const GUIDE = read('docs/publishers.md');

const written = (query: string, widget?: object) =>
  writeSnippet({
    ...readChoices(query),
    origin: ORIGIN,
    shown: widget && shownOf({ cards: [], ...widget } as unknown as WireWidget),
  });
const printed = (heading: string, language: string) => blocks(sectionOf(GUIDE, heading), language)[0]?.trim() ?? '';

for (const [query, heading] of [
  ['way=frame', '### The frame first'],
  ['way=script&sponsored=true', '### The script first'],
  ['way=native', '### Without a frame'],
  ['way=article', '### By article'],
  ['way=alone', '### A frame alone'],
] as const)
  test(`writes for ${query} what the guide prints under "${heading}"`, () => {
    assert.is(written(`widget=wr-petition&${query}`).replaceAll('&amp;', '&'), printed(heading, 'html'));
  });

for (const [query, heading] of [
  ['way=address', '## WordPress'],
  ['way=amp', '## AMP'],
  ['way=feed', '## Feeds and newsletters'],
] as const)
  test(`writes for ${query} what the guide for hosts prints under "${heading}"`, () => {
    const section = sectionOf(read('docs/hosts.md'), heading);
    const [block = ''] = [...blocks(section, 'html'), ...blocks(section, 'text')];
    assert.is(written(`widget=wr-petition&${query}`).replaceAll('&amp;', '&'), block.trim());
  });

test('gives a frame alone its room in a narrow column as the guide does, unless its height never changes', () => {
  const narrow = (query: string) => writeNarrow({ ...readChoices(query), origin: ORIGIN });
  const [block = ''] = blocks(sectionOf(read('docs/hosts.md'), '## A plain frame'), 'css');
  assert.is(narrow('way=alone'), block.trim());
  assert.match(narrow('way=alone&notice=true') ?? '', 'height: 565px');
  assert.is(narrow('way=alone&height=400'), null);
});

test('asks for each option in a way that the form knows', () => {
  for (const { key, takes } of EMBED_OPTIONS)
    assert.ok(typeof takes === 'string' ? ['flag', 'pixels', 'text'].includes(takes) : takes.length > 1, key);
});

test('takes the id from the address of a share page', () => {
  for (const [text, id] of [
    ['https://widgets.example/share/wr-poll?utm_source=x', 'wr-poll'],
    ['https://widgets.example/share/caf%C3%A9', 'café'],
    ['https://widgets.example/share/%E0%A4%A', 'https://widgets.example/share/%E0%A4%A'],
    ['wr-poll', 'wr-poll'],
  ] as const)
    assert.is(readChoices(`widget=${encodeURIComponent(text)}`).requestId, id);
});

test('asks a policy for the frame alone where there is no script', () => {
  assert.is(writePolicy(ORIGIN, 'alone'), `frame-src ${ORIGIN}`);
  assert.match(writePolicy(ORIGIN, 'frame'), 'script-src');
});

test('asks a policy for what the guide asks for where there is no frame', () => {
  const [policy = ''] = blocks(sectionOf(GUIDE, '### A policy without a frame'), '');
  assert.is(writePolicy(ORIGIN, 'native'), policy.trim());
});

test('reserves the space as the guide does', () => {
  assert.is(writeStyle(readChoices('')), printed('## Reserve the space', 'css'));
});

const snippets: [query: string, expected: RegExp][] = [
  [
    'way=frame&consent=denied&loading=true',
    /widgetRequestId=x&amp;embedType=3&amp;consent=denied"[\s\S]* loading="lazy"/,
  ],
  [
    'way=frame&adCampaign=banner',
    /^<div data-civic-action data-widget-request-id="[^"]+" data-line-item-id="banner">\n {2}<iframe src="[^"]*embedType=3"/,
  ],
  ['way=alone&adCampaign=banner', /^<iframe src="[^"]*widgetRequestId=x&amp;embedType=5&amp;adCampaign=banner"/],
  [
    'way=script&loading=true&width=300',
    /^<div data-civic-action data-widget-request-id="x" data-loading="lazy" data-width="300">/,
  ],
  ['way=article&disableTracking=true', /^<div data-civic-action data-disable-tracking><\/div>/],
  [
    'way=frame&consent=auto&mode=live&width=0&height=tall',
    /embedType=3" title="Take action"\n {4}width="620" height="362"/,
  ],
  ['way=frame&notice=true', /notice=true" title="Take action"\n {4}width="620" height="386"/],
  [
    'way=amp&consent=denied&notice=true',
    /height="386"[^>]* heights="\(max-width: 511px\) 565px, 386px"[^>]*consent=denied/,
  ],
  ['way=amp&width=400', /^<amp-iframe width="620"(?![\s\S]*width=400)/],
  [
    'way=frame&dataLayer=true&timingsRate=0.1',
    /^<div data-civic-action data-widget-request-id="[^"]+" data-timings-rate="0.1" data-data-layer>\n {2}<iframe/,
  ],
  ['way=script&timingsRate=0', /data-timings-rate="0">/],
  ['way=script&timingsRate=2', /data-widget-request-id="x">/],
  ['way=alone&dataLayer=true&timingsRate=0.1', /embedType=5" title/],
  ['way=frame&width=320', /width="320" height="533"/],
  ['way=nonsense', /^<div data-civic-action data-widget-request-id="[^"]*">\n {2}<iframe/],
];

for (const [query, expected] of snippets)
  test(`writes the options of ${query}`, () => {
    assert.match(written(`widget=x&${query}`), expected);
  });

const react: [query: string, expected: string][] = [
  ['', '<CivicAction origin="https://widgets.example" widgetRequestId="wr-petition" />'],
  [
    'sponsored=true&loading=true&width=300&timingsRate=0.5&adCampaign=a"b&articleUrlTracking=https://a.example/?b',
    `<CivicAction
  origin="https://widgets.example"
  widgetRequestId="wr-petition"
  sponsored
  loading="lazy"
  width={300}
  timingsRate={0.5}
  lineItemId={"a\\"b"}
  articleUrlTracking="https://a.example/?b"
/>`,
  ],
];

for (const [query, expected] of react)
  test(`writes the React component with ${query || 'no options'}`, () => {
    assert.is(written(`widget=wr-petition&way=react&${query}`), expected);
  });

test('writes the React component as the guide does, with props that it takes', () => {
  const section = sectionOf(GUIDE, '### React');
  assert.match(section, written('widget=wr-petition&way=react'));
  const props = rowsOf(section).flatMap(([names = '']) => codeIn(names));
  const names = written(
    `way=react&${EMBED_OPTIONS.map(({ key, takes }) => `${key}=${takes === 'flag' ? 'true' : 1}`).join('&')}`,
  );
  for (const [, name = ''] of names.matchAll(/^ {2}(\w+)/gm)) assert.ok(props.includes(name), name);
});

test('gives React a link in the widget’s language, since its own is in English', () => {
  const widget = { languageLocale: 'es' };
  assert.match(
    written('widget=wr-es&way=react', widget),
    'fallback={<a href="https://widgets.example/share/wr-es">Actúa</a>}',
  );
});

test('writes a placement for single-page sites, and the script that looks after it as the guide does', () => {
  assert.is(written('widget=wr-petition&way=pages'), written('widget=wr-petition&way=script').split('\n<script')[0]);
  const [watch = ''] = blocks(sectionOf(GUIDE, '### Single-page sites'), 'html');
  assert.match(writeWatch(ORIGIN), watch.trim());
  assert.match(writeWatch(ORIGIN), `src="${ORIGIN}/loader.js"`);
});

test('speaks the widget’s language, in its own words where it has any', () => {
  const widget = { languageLocale: 'es' };
  assert.match(written('widget=wr-es', widget), 'title="Actúa"');
  assert.match(written('widget=wr-es&way=script', widget), '>Actúa</a>');
  assert.match(written('widget=wr-es&way=amp', widget), /title="Actúa"[\s\S]*>Actúa<\/a>/);
  const cards = [{ actions: [{ title: 'Salvemos el faro', customButtonText: 'Firma ya' }] }];
  assert.match(written('widget=wr-es&way=native', { ...widget, cards }), '>Firma ya</a>');
  assert.match(written('widget=wr-es&way=frame', { ...widget, cards }), 'title="Actúa"');
});

test('gives a widget the height that its content sets, unless another is chosen', () => {
  const widget = { customSizing: { height: 420 } };
  const style = (query: string) =>
    writeStyle({ ...readChoices(query), shown: shownOf({ cards: [], ...widget } as unknown as WireWidget) });
  assert.match(written('widget=x', widget), 'width="620" height="420"');
  assert.match(style(''), 'min-height: 420px');
  assert.not.match(style(''), '@media');
  assert.match(written('widget=x&height=500', widget), 'height="500"');
  assert.match(style('height=500'), 'min-height: 500px');
});

test('escapes the parameters of its address', () => {
  const snippet = written('way=script&widget=%22%3E%3Cscript%3E&adCampaign=%22onload=%22');
  assert.match(snippet, 'data-widget-request-id="&quot;&gt;&lt;script&gt;"');
  assert.match(snippet, 'data-line-item-id="&quot;onload=&quot;"');
});

test('reserves room for the notice bar, and a custom height at any width', () => {
  assert.match(writeStyle(readChoices('notice=true')), /386px[\s\S]*565px/);
  const own = writeStyle(readChoices('height=400'));
  assert.match(own, '400px');
  assert.not.match(own, '@media');
});

/** Covered by other fields of the form, or for experts only. */
const WITHOUT_FIELD = /^data-(widget-request-id|widget-preview-id|article-url|embed|design-variant|timings)$/;

test('offers the options of the guide', () => {
  const listed = rowsOf(sectionOf(GUIDE, '## Options')).flatMap(([attributes = '']) => codeIn(attributes));
  assert.equal(
    EMBED_OPTIONS.map(({ attribute }) => attribute).sort(),
    listed.filter((attribute) => !WITHOUT_FIELD.test(attribute)).sort(),
  );
});

test.run();
