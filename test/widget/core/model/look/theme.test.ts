import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  fontFamilies,
  type GivenTheme,
  radiusPx,
  themeIn,
  themeOf,
} from '../../../../../widget/core/model/look/theme.ts';

const DEFAULTS = {
  backgroundColor: 'white',
  accentColor: '#eb0052',
  fontFamily: 'Averta',
  fontUrl: '',
  fontOf: '',
  headingFont: '',
  radius: null,
};

const FILE = 'https://a.example/g.woff2';

type Given = Parameters<typeof themeOf>;

const cases: [title: string, given: Given, expected: object][] = [
  ['the defaults without a theme', [], {}],
  ['the defaults if all themes are null', [null, undefined], {}],
  ['the default of an empty or null property', [{ accentColor: '', fontFamily: null }], {}],
  [
    'a property from the first theme that sets it',
    [{ accentColor: 'red' }, { accentColor: 'blue' }],
    { accentColor: 'red' },
  ],
  [
    'a property from the next theme if the first lacks it',
    [{ accentColor: null }, { accentColor: 'blue' }],
    { accentColor: 'blue' },
  ],
  [
    'each property separately',
    [{ accentColor: 'red' }, { accentColor: 'blue', fontFamily: 'Georgia' }],
    { accentColor: 'red', fontFamily: 'Georgia' },
  ],
  ['a radius of 0', [{ radius: 0 }, { radius: 8 }], { radius: 0 }],
  [
    'a file for the family beside it',
    [{ accentColor: 'red' }, { fontFamily: 'Gazette', headingFont: 'Serif', fontUrl: FILE }],
    { accentColor: 'red', fontFamily: 'Gazette', headingFont: 'Serif', fontUrl: FILE, fontOf: 'Gazette' },
  ],
  [
    'a file for the titles beside it where it has no family',
    [{ headingFont: 'Gazette', fontUrl: FILE }, { fontFamily: 'Georgia' }],
    { fontFamily: 'Georgia', headingFont: 'Gazette', fontUrl: FILE, fontOf: 'Gazette' },
  ],
  [
    'a font file for the next theme’s family',
    [{ fontUrl: FILE }, { fontFamily: 'Gazette' }],
    { fontFamily: 'Gazette', fontUrl: FILE, fontOf: 'Gazette' },
  ],
  [
    'no file of a family that another theme replaces',
    [{ fontFamily: 'Georgia' }, { fontFamily: 'Gazette', fontUrl: FILE }],
    { fontFamily: 'Georgia' },
  ],
  [
    'the same from a theme that it has made',
    [{ fontFamily: 'Georgia' }, themeOf({ headingFont: 'Gazette', fontUrl: FILE })],
    { fontFamily: 'Georgia', headingFont: 'Gazette', fontUrl: FILE, fontOf: 'Gazette' },
  ],
];

for (const [title, given, expected] of cases)
  test(`takes ${title}`, () => {
    assert.equal(themeOf(...given), { ...DEFAULTS, ...expected });
  });

const IN_THE_DARK: [title: string, given: GivenTheme[], ground: string, accent: string][] = [
  ['nothing', [], '#16191c', DEFAULTS.accentColor],
  ['a light theme', [{ backgroundColor: '#fffdf9', accentColor: '#0b6e75' }], '#16191c', '#0b6e75'],
  ['a theme that is dark already', [{ backgroundColor: '#101418' }], '#101418', DEFAULTS.accentColor],
  [
    'what the first theme says of the dark',
    [
      { accentColor: '#111111', dark: { accentColor: '#3fb7c4' } },
      { dark: { accentColor: 'red', backgroundColor: '#14181f' } },
    ],
    '#14181f',
    '#3fb7c4',
  ],
  ['null for what is otherwise', [{ accentColor: '#0b6e75', dark: { accentColor: null } }], '#16191c', '#0b6e75'],
];

for (const [title, given, ground, accent] of IN_THE_DARK)
  test(`takes ${title} in the dark, and nothing of it by light`, () => {
    const { backgroundColor, accentColor } = themeIn('dark', ...given);
    assert.equal([backgroundColor, accentColor], [ground, accent]);
    assert.equal(themeIn('light', ...given), themeOf(...given));
  });

test('keeps the light ground for logos of a theme that is darkened, and of no other', () => {
  assert.is(themeIn('dark', { backgroundColor: '#fffdf9' }).logoGround, '#fffdf9');
  assert.is(themeIn('dark', { backgroundColor: '#101418' }).logoGround, undefined);
  assert.is(themeIn('light', { backgroundColor: '#fffdf9' }).logoGround, undefined);
});

test('takes what a merged theme says of the dark', () => {
  const widget = themeOf({ dark: { backgroundColor: '#14181f' } }, { dark: { accentColor: '#3fb7c4' } });
  const { backgroundColor, accentColor } = themeIn('dark', { accentColor: 'blue' }, widget);
  assert.equal([backgroundColor, accentColor], ['#14181f', '#3fb7c4']);
});

const fonts: [given: string, css: string][] = [
  ['Averta', '"Averta"'],
  ['Source Sans 3', '"Source Sans 3"'],
  ['"Open Sans", "Exo 2", sans-serif', '"Open Sans", "Exo 2", sans-serif'],
  ['-apple-system,system-ui,ui-serif', '-apple-system, system-ui, ui-serif'],
  ['Été', '"Été"'],
  ['Georgia, ', '"Georgia"'],
  ['Open Sans,,Arial', '"Open Sans", "Arial"'],
  ['Georgia, inherit', '"Georgia", "inherit"'],
  ['-1', '"-1"'],
  ['x"; background: url(https://evil.example)', '"x background urlhttpsevilexample"'],
  ['";}', '"Averta"'],
  [',', '"Averta"'],
  ['', '"Averta"'],
];

for (const [given, css] of fonts)
  test(`writes the font names ${JSON.stringify(given)} as ${css}`, () => {
    assert.is(fontFamilies(given), css);
  });

for (const [given, px] of [
  [4, 4],
  [0, 0],
  [-3, 0],
  [900, 24],
] as const)
  test(`draws corners of ${given} px as ${px}`, () => {
    assert.is(radiusPx(given), px);
  });

test.run();
