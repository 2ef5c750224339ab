import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDrawnStyles } from '../../../server/card/drawn-styles.ts';

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

for (const text of ['red}body{display:none', '&lt;/style&gt;&lt;script&gt;', '\\7d'])
  test(`refuses a style that could end its rule: ${text}`, () =>
    assert.throws(() => withDrawnStyles(`<p style="color:${text}">x</p>`), /can't be drawn/));

test.run();
