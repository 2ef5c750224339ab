import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { themeStyle } from '../../../server/pages/style.ts';
import { type Theme, themeOf } from '../../../widget/core/model/look/theme.ts';

/** The style of a page in a widget's theme. Its colors are texts of the content. */

const HOSTILE = 'red}</style><script>hacked()</script>';
const THEME = themeOf({ backgroundColor: '#ffffff', accentColor: '#ed0051' });

const CASES: [field: string, theme: Theme][] = [
  ['the ground', { ...THEME, backgroundColor: HOSTILE }],
  ['the accent', { ...THEME, accentColor: HOSTILE }],
  ['the ground in the dark', { ...THEME, dark: { backgroundColor: HOSTILE } }],
  ['the accent in the dark', { ...THEME, dark: { accentColor: HOSTILE } }],
  ['the typeface', { ...THEME, fontFamily: HOSTILE, headingFont: HOSTILE }],
  ['the font’s address', { ...THEME, fontFamily: 'Paper', fontUrl: `https://fonts.example/${HOSTILE}"` }],
];

for (const [field, theme] of CASES)
  test(`lets nothing of ${field} end the page’s style`, () => {
    const style = themeStyle(theme, 'https://widgets.example/images/');
    assert.not.match(style, /<|hacked\(\)<|red\}/);
    assert.match(style, /--frame:(#[\da-f]{6}|rgb)/i);
  });

test('keeps colors that can be read', () => {
  const style = themeStyle({ ...THEME, dark: { backgroundColor: '#101418' } }, '/images/');
  assert.match(style, /--frame:(?!#fff)[^;]+;color-scheme:dark/);
});

test.run();
