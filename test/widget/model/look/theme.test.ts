import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fontFamilies, themeOf } from '../../../../widget/model/look/theme.ts';

const DEFAULTS = { backgroundColor: 'white', accentColor: '#eb0052', fontFamily: 'Averta' };

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

test.run();
