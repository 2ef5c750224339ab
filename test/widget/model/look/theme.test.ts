import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fontFamilies, radiusPx, themeOf } from '../../../../widget/model/look/theme.ts';

const DEFAULTS = {
  backgroundColor: 'white',
  accentColor: '#eb0052',
  fontFamily: 'Averta',
  fontUrl: '',
  headingFont: '',
  radius: null,
};

type Given = Parameters<typeof themeOf>;

const cases: [title: string, given: Given, expected: object][] = [
  ['ours where none is given', [], {}],
  ['ours where all are null', [null, undefined], {}],
  ['ours where a property is empty or null', [{ accentColor: '', fontFamily: null }], {}],
  ['the first that sets a property', [{ accentColor: 'red' }, { accentColor: 'blue' }], { accentColor: 'red' }],
  ['the next where the first is silent', [{ accentColor: null }, { accentColor: 'blue' }], { accentColor: 'blue' }],
  [
    'each property by itself',
    [{ accentColor: 'red' }, { accentColor: 'blue', fontFamily: 'Georgia' }],
    { accentColor: 'red', fontFamily: 'Georgia' },
  ],
  ['no corners where they are 0', [{ radius: 0 }, { radius: 8 }], { radius: 0 }],
  [
    'the file of the next theme where none names a family before it',
    [{ accentColor: 'red' }, { fontFamily: 'Gazette', fontUrl: 'https://a.example/g.woff2' }],
    { accentColor: 'red', fontFamily: 'Gazette', fontUrl: 'https://a.example/g.woff2' },
  ],
  [
    'a file for the next theme’s family',
    [{ fontUrl: 'https://a.example/g.woff2' }, { fontFamily: 'Gazette' }],
    { fontFamily: 'Gazette', fontUrl: 'https://a.example/g.woff2' },
  ],
  [
    'no file of another theme’s family',
    [{ fontFamily: 'Georgia' }, { fontFamily: 'Gazette', fontUrl: 'https://a.example/g.woff2' }],
    { fontFamily: 'Georgia' },
  ],
];

for (const [title, given, expected] of cases)
  test(`takes ${title}`, () => {
    assert.equal(themeOf(...given), { ...DEFAULTS, ...expected });
  });

const fonts: [given: string, css: string][] = [
  ['Averta', 'Averta'],
  ['Source Sans 3', '"Source Sans 3"'],
  ['"Open Sans", "Exo 2", sans-serif', 'Open Sans,"Exo 2", sans-serif'],
  ['-apple-system,system-ui', '-apple-system,system-ui'],
  ['Été', 'Été'],
  ['x"; background: url(https://evil.example)', 'x background urlhttpsevilexample'],
  ['";}', 'Averta'],
  ['', 'Averta'],
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
