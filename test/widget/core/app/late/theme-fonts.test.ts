import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createThemeFonts } from '../../../../../widget/core/app/late/theme-fonts.ts';
import { themeOf } from '../../../../../widget/core/model/look/theme.ts';

const GAZETTE = themeOf({ fontFamily: 'Gazette Sans, serif', fontUrl: 'https://a.example/g.woff2' });

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

const page = globalThis as { FontFace?: unknown; document?: unknown };
let used: Set<Face>;

test.before.each(() => {
  Face.made = [];
  used = new Set();
  Object.assign(page, { FontFace: Face, document: { fonts: used } });
});
test.after(() => {
  delete page.FontFace;
  delete page.document;
});

test('applies a font with the first screen after it is loaded', async () => {
  const fonts = createThemeFonts(GAZETTE, IMAGES);
  const route = signal('/poll');
  fonts.follow({ route, theme: signal(GAZETTE) });
  const [face, ...more] = Face.made;
  assert.equal(more, []);
  assert.equal([face?.family, face?.source], ['Gazette Sans', 'url("https://a.example/g.woff2")']);
  face?.settle?.arrive();
  await tick();
  assert.is(used.size, 0);
  route.value = '/poll/success';
  assert.equal([...used], [face]);
  fonts.dispose();
  assert.is(used.size, 0);
});

test('leaves a screen that the server has drawn in the font that it has', () => {
  const fonts = createThemeFonts(GAZETTE, IMAGES);
  const [face] = Face.made;
  face?.settle?.arrive();
  const route = signal('/poll');
  fonts.follow({ route, theme: signal(GAZETTE) }, true);
  assert.is(used.size, 0);
  route.value = '/poll/success';
  assert.equal([...used], [face]);
});

test('continues without a font that does not load', async () => {
  const fonts = createThemeFonts(GAZETTE, IMAGES);
  const route = signal('/poll');
  fonts.follow({ route, theme: signal(GAZETTE) });
  Face.made[0]?.settle?.fail();
  await tick();
  route.value = '/poll/success';
  assert.is(used.size, 0);
});

test('loads nothing if the theme has no file or the browser can’t load fonts', () => {
  createThemeFonts(themeOf({ fontFamily: 'Georgia' }), IMAGES);
  assert.equal(Face.made, []);
  delete page.FontFace;
  createThemeFonts(GAZETTE, IMAGES);
});

test.run();
