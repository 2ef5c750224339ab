import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createThemeFonts } from '../../../../../widget/core/app/late/theme-fonts.ts';
import { themeOf } from '../../../../../widget/core/model/look/theme.ts';
import { installDom } from '../../../../support/dom.ts';

const GAZETTE = themeOf({ headingFont: 'Gazette Sans, serif', fontUrl: 'https://a.example/g.woff2' });

const IMAGES = 'https://cdn.example/images/';

const tick = () => new Promise((resolve) => setImmediate(resolve));

class Face {
  static made: Face[] = [];
  status = 'unloaded';
  settle: { arrive: () => void; fail: () => void } | null = null;
  readonly family: string;
  readonly source: string;
  constructor(family: string, source: string) {
    this.family = family;
    this.source = source;
    Face.made.push(this);
  }
  load() {
    return new Promise<void>((resolve, reject) => {
      this.settle = {
        arrive: () => {
          this.status = 'loaded';
          resolve();
        },
        fail: () => reject(new DOMException('A network error occurred.', 'NetworkError')),
      };
    });
  }
}

let used: Set<Face>;
let removeDom: () => Promise<void>;

test.before.each(() => {
  removeDom = installDom();
  Face.made = [];
  used = new Set();
  Reflect.set(globalThis, 'FontFace', Face);
  Object.defineProperty(document, 'fonts', { value: used, configurable: true });
});
test.after.each(async () => {
  Reflect.deleteProperty(globalThis, 'FontFace');
  await removeDom();
});

/** A screen with a title, of which the page has these letters in the face of its theme. */
function withLetters(letters: string) {
  const root = document.createElement('div');
  root.innerHTML = '<h2 class="ca-title">Pier</h2><p>Another text</p>';
  const face = new Face('Gazette Sans', 'bytes');
  Face.made = [];
  used.add(face);
  const title = (text: string) => {
    root.innerHTML = `<h2 class="ca-title">${text}</h2>`;
  };
  return { title, shown: { family: 'Gazette Sans', letters, root, face: face as unknown as FontFace }, face };
}

test('fetches nothing before it is asked to', async () => {
  const fonts = createThemeFonts(IMAGES);
  fonts.follow({ route: signal('/poll'), theme: signal(GAZETTE) });
  assert.equal(Face.made, []);
  fonts.load();
  const [face, ...more] = Face.made;
  assert.equal(more, []);
  assert.equal([face?.family, face?.source], ['Gazette Sans', 'url("https://a.example/g.woff2")']);
  fonts.dispose();
});

test('fetches the file of the next screen’s theme without being asked', () => {
  const fonts = createThemeFonts(IMAGES);
  const route = signal('/poll');
  fonts.follow({ route, theme: signal(GAZETTE) });
  route.value = '/poll/success';
  assert.is(Face.made.length, 1);
  fonts.dispose();
});

test('applies a font with the first screen after it is loaded', async () => {
  const fonts = createThemeFonts(IMAGES);
  fonts.load();
  const route = signal('/poll');
  fonts.follow({ route, theme: signal(GAZETTE) });
  Face.made[0]?.settle?.arrive();
  await tick();
  assert.is(used.size, 0);
  route.value = '/poll/success';
  assert.equal([...used], Face.made);
  fonts.dispose();
  assert.is(used.size, 0);
});

test('leaves a screen that the server has drawn in the font that it has', () => {
  const fonts = createThemeFonts(IMAGES);
  const route = signal('/poll');
  fonts.follow({ route, theme: signal(GAZETTE) }, true);
  fonts.load();
  Face.made[0]?.settle?.arrive();
  assert.is(used.size, 0);
  route.value = '/poll/success';
  assert.equal([...used], Face.made);
  fonts.dispose();
});

test('adds the whole font to the letters that the page has as soon as it is here', async () => {
  const { shown, face } = withLetters('Peir');
  const fonts = createThemeFonts(IMAGES, shown);
  fonts.follow({ route: signal('/poll'), theme: signal(GAZETTE) }, true);
  fonts.load();
  Face.made[0]?.settle?.arrive();
  await tick();
  assert.equal([...used], [face, ...Face.made]);
  fonts.dispose();
  assert.is(used.size, 0);
});

for (const [title, route, text, isKept] of [
  ['keeps the letters on a screen that has no others', '/poll/success', 'Pier', true],
  ['takes them away on a screen that has others', '/poll/success', 'Pier 9', false],
  ['takes them away where the title of a screen changes', '/poll', 'Quay', false],
] as const)
  test(`${title}, while the whole font is on its way`, async () => {
    const screen = withLetters('Peir');
    const fonts = createThemeFonts(IMAGES, screen.shown);
    const at = signal('/poll');
    fonts.follow({ route: at, theme: signal(GAZETTE) }, true);
    at.value = route;
    screen.title(text);
    await tick();
    assert.is(used.has(screen.face), isKept);
    fonts.dispose();
  });

test('keeps the letters on any screen once the whole font is here', async () => {
  const screen = withLetters('Peir');
  const fonts = createThemeFonts(IMAGES, screen.shown);
  const route = signal('/poll');
  fonts.follow({ route, theme: signal(GAZETTE) }, true);
  fonts.load();
  Face.made[0]?.settle?.arrive();
  await tick();
  route.value = '/poll/success';
  screen.title('Quay');
  await tick();
  assert.is(used.size, 2);
  fonts.dispose();
});

test('continues without a font that does not load', async () => {
  const fonts = createThemeFonts(IMAGES);
  const route = signal('/poll');
  fonts.load();
  fonts.follow({ route, theme: signal(GAZETTE) });
  Face.made[0]?.settle?.fail();
  await tick();
  route.value = '/poll/success';
  assert.is(used.size, 0);
  fonts.dispose();
});

test('loads nothing if the theme has no file or the browser can’t load fonts', () => {
  const plain = createThemeFonts(IMAGES);
  plain.follow({ route: signal('/poll'), theme: signal(themeOf({ fontFamily: 'Georgia' })) });
  plain.load();
  assert.equal(Face.made, []);
  Reflect.deleteProperty(globalThis, 'FontFace');
  const old = createThemeFonts(IMAGES);
  old.follow({ route: signal('/poll'), theme: signal(GAZETTE) });
  old.load();
  plain.dispose();
  old.dispose();
});

test.run();
