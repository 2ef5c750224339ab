import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { colorsFor, contrast, parseColor, type Rgb } from '../../../../../widget/core/model/look/contrast.ts';

const ACCENT = '#eb0052';
const AA = 4.5;

const readable: [text: string, expected: Rgb | null][] = [
  ['white', [255, 255, 255]],
  ['Black ', [0, 0, 0]],
  ['#abc', [170, 187, 204]],
  ['#EB0052', [235, 0, 82]],
  ['#eb0052ff', [235, 0, 82]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgb(1 2 3 / 50%)', [1, 2, 3]],
  ['rgba(1,2,3,0.5)', [1, 2, 3]],
  ['', null],
  ['#12', null],
  ['#ggg', null],
  ['cornflowerblue', null],
  ['url(x)', null],
  ['constructor', null],
  ['__proto__', null],
];

for (const [text, expected] of readable)
  test(`reads the colour "${text}" as ${expected}`, () => {
    assert.equal(parseColor(text), expected);
  });

test('measures contrast as in WCAG, in either order', () => {
  assert.is(contrast([255, 255, 255], [0, 0, 0]), 21);
  assert.is(contrast([0, 0, 0], [255, 255, 255]), 21);
  assert.is(contrast([9, 9, 9], [9, 9, 9]), 1);
  assert.is(contrast([255, 255, 255], [118, 118, 118]).toFixed(2), '4.54');
});

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel);
const hex = (rgb: Rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const rgbOf = (css: string) => {
  const [, ...channels] = css.match(/^rgb\(([\d.]+) ([\d.]+) ([\d.]+)\)$/) ?? [];
  assert.is(channels.length, 3, `not a colour: ${css}`);
  return channels.map(Number) as unknown as Rgb;
};

test('makes every text readable on every theme', () => {
  fc.assert(
    fc.property(color, color, (background, accent) => {
      const colors = colorsFor(hex(background), hex(accent), ACCENT);
      const on = (text: string, ground: string) => contrast(rgbOf(text), rgbOf(ground));
      assert.ok(on(colors.text, colors.background) >= AA, `text on ${colors.background}`);
      assert.ok(on(colors.onAccent, colors.accent) >= AA, `onAccent on ${colors.accent}`);
      assert.ok(
        on(colors.accentText, colors.background) >= AA,
        `accentText ${colors.accentText} on ${colors.background}`,
      );
      assert.ok(on(colors.error, colors.background) >= AA, `error ${colors.error} on ${colors.background}`);
      assert.ok(on(colors.success, colors.background) >= AA, `success ${colors.success} on ${colors.background}`);
      assert.ok(on(colors.muted, colors.background) >= AA, `muted ${colors.muted} on ${colors.background}`);
      for (const ground of [colors.surface, colors.wash, colors.tint])
        assert.ok(on(colors.text, ground) >= AA, `text ${colors.text} on ${ground}`);
      for (const edge of [colors.field, colors.edge])
        assert.ok(on(edge, colors.background) >= 3, `edge ${edge} on ${colors.background}`);
    }),
    { numRuns: 2_000 },
  );
});

test('keeps a theme’s own colours', () => {
  fc.assert(
    fc.property(color, color, (background, accent) => {
      const colors = colorsFor(hex(background), hex(accent), ACCENT);
      assert.equal(rgbOf(colors.background), background);
      assert.equal(rgbOf(colors.accent), accent);
    }),
  );
});

test('keeps an accent that is readable on the background', () => {
  const { accent, accentText } = colorsFor('white', ACCENT, ACCENT);
  assert.is(accentText, accent);
});

test('adds a border only to an accent that is too pale for the background', () => {
  assert.is.not(colorsFor('white', '#fff3b0', ACCENT).edge, colorsFor('white', '#fff3b0', ACCENT).accent);
  assert.is(colorsFor('white', ACCENT, ACCENT).edge, colorsFor('white', ACCENT, ACCENT).accent);
});

test('keeps success green where it can be read on the background', () => {
  assert.is(colorsFor('white', ACCENT, ACCENT).success, 'rgb(11 122 75)');
  assert.is.not(colorsFor('#14181f', ACCENT, ACCENT).success, 'rgb(11 122 75)');
});

for (const [background, scheme] of [
  ['#101018', 'dark'],
  ['#0b3d91', 'dark'],
  ['white', 'light'],
  ['#fff3b0', 'light'],
] as const)
  test(`uses ${scheme} browser controls on ${background}`, () => {
    assert.is(colorsFor(background, ACCENT, ACCENT).scheme, scheme);
  });

test('uses white text on the default accent, and dark text on white', () => {
  const { text, onAccent } = colorsFor('white', ACCENT, ACCENT);
  assert.is(text, 'rgb(26 26 34)');
  assert.is(onAccent, 'rgb(255 255 255)');
});

test('replaces invalid colors by white and the default accent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'valueOf', 'toString')), (text) => {
      fc.pre(parseColor(text) === null);
      assert.equal(colorsFor(text, text, ACCENT), colorsFor('white', ACCENT, ACCENT));
    }),
  );
});

for (const [ground, least, leastOfCards] of [
  ['#fff', 1.3, 1.3],
  ['#14181f', 1.8, 3],
  ['#000', 1.8, 3],
] as const)
  test(`draws lines and edges of cards that are seen on ${ground}`, () => {
    const { line, card, background } = colorsFor(ground, ACCENT, ACCENT);
    assert.ok(contrast(parseColor(card) as Rgb, parseColor(background) as Rgb) >= leastOfCards);
    assert.ok(contrast(parseColor(line) as Rgb, parseColor(background) as Rgb) >= least);
  });

test.run();
