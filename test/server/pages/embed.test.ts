import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hashSource } from '../../../server/http/hash-source.ts';
import { readChoices, WAYS } from '../../../server/pages/embed/choices.ts';
import { COPY_BUTTONS } from '../../../server/pages/embed/copy-buttons.ts';
import { EMBED_OPTIONS } from '../../../server/pages/embed/options.ts';
import { writeNarrow, writePolicy, writeSnippet, writeStyle } from '../../../server/pages/embed/written.ts';
import { blocks, codeIn, read, rowsOf, sectionOf } from '../../support/documents.ts';
import { type TestServer, withServer } from '../support/server.ts';

const ORIGIN = 'https://widgets.example';
const GUIDE = read('docs/publishers.md');

const written = (query: string) => writeSnippet({ ...readChoices(query), origin: ORIGIN });
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

test('says what else WordPress, AMP and feeds take', () =>
  withServer(async ({ app }) => {
    const body = async (way: string) => (await app.inject(`/embed?widget=wr-poll&way=${way}`)).body;
    assert.match(await body('address'), '<a href="/civic-action-wordpress.zip">');
    assert.match(await body('amp'), 'custom-element=&quot;amp-iframe&quot;');
    const feed = /<a href="([^"]+\/feed)">/.exec(await body('feed'))?.[1] ?? '';
    assert.is((await app.inject(new URL(feed).pathname)).statusCode, 200);
  }));

test('gives a frame alone its room in a narrow column as the guide does, unless its height never changes', () => {
  const narrow = (query: string) => writeNarrow({ ...readChoices(query), origin: ORIGIN });
  const [block = ''] = blocks(sectionOf(read('docs/hosts.md'), '## A plain frame'), 'css');
  assert.is(narrow('way=alone'), block.trim());
  assert.match(narrow('way=alone&notice=true') ?? '', 'height: 565px');
  assert.is(narrow('way=alone&height=400'), null);
});

test('tries out what the snippet says, and no option that it leaves out', () =>
  withServer(async ({ app }) => {
    const tried = async (way: string) =>
      /<iframe src="([^"]+)" title="The widget"/.exec(
        (await app.inject(`/embed?widget=wr-poll&way=${way}&notice=true`)).body,
      )?.[1];
    assert.match((await tried('alone')) ?? '', 'notice=true');
    assert.not.match((await tried('address')) ?? '', 'notice');
  }));

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
    /^<div data-civic-action data-line-item-id="banner">\n {2}<iframe src="[^"]*embedType=3"/,
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
  ['way=nonsense', /^<div data-civic-action>\n {2}<iframe/],
];

for (const [query, expected] of snippets)
  test(`writes the options of ${query}`, () => {
    assert.match(written(`widget=x&${query}`), expected);
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
const WITHOUT_FIELD = /^data-(widget-request-id|widget-preview-id|article-url|embed|design-variant|timings(-rate)?)$/;

test('offers the options of the guide', () => {
  const listed = rowsOf(sectionOf(GUIDE, '## Options')).flatMap(([attributes = '']) => codeIn(attributes));
  assert.equal(
    EMBED_OPTIONS.map(({ attribute }) => attribute).sort(),
    listed.filter((attribute) => !WITHOUT_FIELD.test(attribute)).sort(),
  );
});

test('shows an existing widget, and says that another is unknown', () =>
  withServer(async ({ app }) => {
    const found = await app.inject('/embed?widget=wr-poll');
    assert.is(found.statusCode, 200);
    assert.match(found.body, 'widgetRequestId=wr-poll&amp;embedType=5&amp;mode=ab4e-test" title="The widget"');
    for (const id of ['wr-pol', '%00', '%3Cb%3E']) {
      const { statusCode, body } = await app.inject(`/embed?widget=${id}`);
      assert.is(statusCode, 200);
      assert.match(body, 'No widget has the id');
      assert.not.match(body, '<b>');
    }
  }));

test('shows a snippet at once on a trial', () =>
  withServer(
    async ({ app }) => {
      const { body } = await app.inject('/embed');
      assert.match(body, /<input name="widget" value="[\w-]+"/);
      assert.match(body, '&lt;div data-civic-action&gt;');
    },
    { gallery: true },
  ));

test('runs the script that copies alone, and needs none', () =>
  withServer(async ({ app }) => {
    const allowed = ` script-src ${hashSource(COPY_BUTTONS)};`;
    for (const way of Object.keys(WAYS)) {
      const { headers, body } = await app.inject(`/embed?widget=wr-poll&way=${way}`);
      assert.match(String(headers['content-security-policy']), /^default-src 'none'; frame-src 'self'/);
      assert.match(String(headers['content-security-policy']), allowed);
      assert.is(body.match(/<script/g)?.length, 1);
      assert.match(body, `<script>${COPY_BUTTONS}</script>`);
    }
  }));

test('does not list the widgets on the internet', async () => {
  const idsFor = async (gallery: boolean) => {
    let body = '';
    const ask = async ({ app }: TestServer) => {
      ({ body } = await app.inject('/embed'));
    };
    await withServer(ask, { gallery });
    return body.match(/<option value="wr-/g)?.length ?? 0;
  };
  assert.is(await idsFor(false), 0);
  assert.ok((await idsFor(true)) > 5);
});

test.run();
