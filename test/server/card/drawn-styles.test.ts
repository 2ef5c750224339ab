import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDrawnStyles } from '../../../server/card/page.ts';

const CASES: [title: string, markup: string, html: string, css: string][] = [
  ['nothing without styles', '<p class="style">x</p>', '<p class="style">x</p>', ''],
  [
    'each element’s style, into one rule',
    '<div style="--ca-a:1;width:2px"><i class="x" style="color:red"></i></div>',
    '<div data-s="0"><i class="x" data-s="1"></i></div>',
    '#root [data-s="0"]{--ca-a:1;width:2px}#root [data-s="1"]{color:red}',
  ],
  [
    'quotes, as they are in a sheet',
    '<p style="--ca-font:&quot;Source Sans 3&quot;, serif">x</p>',
    '<p data-s="0">x</p>',
    '#root [data-s="0"]{--ca-font:"Source Sans 3", serif}',
  ],
  ['no text', '<p>a style=&quot;color:red&quot;</p>', '<p>a style=&quot;color:red&quot;</p>', ''],
];

for (const [title, markup, html, css] of CASES)
  test(`moves ${title}`, () => assert.equal(withDrawnStyles(markup), { html, css }));

for (const text of ['rgb(1, 2, 3)', 'url(&quot;a(b&quot;)', 'calc((1px + 2px) * 3)', '&quot;it&#x27;s&quot;'])
  test(`moves a style whose quotes and brackets are closed: ${text}`, () =>
    assert.match(withDrawnStyles(`<p style="color:${text}">x</p>`).html, 'data-s="0"'));

for (const text of [
  '&quot;red',
  '&#x27;red',
  '&quot;red&#x27;',
  'url(red',
  'a[b',
  '(a]',
  ')',
  'red/*',
  '&quot;a\n&quot;',
])
  test(`refuses a style that would run on into the next rule: ${JSON.stringify(text)}`, () =>
    assert.throws(() => withDrawnStyles(`<p style="color:${text}">x</p>`), /can't be drawn/));

for (const text of ['red}body{display:none', '&lt;/style&gt;&lt;script&gt;', '\\7d'])
  test(`refuses a style that could end its rule: ${text}`, () =>
    assert.throws(() => withDrawnStyles(`<p style="color:${text}">x</p>`), /can't be drawn/));

test.run();
