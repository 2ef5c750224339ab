import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { visitorPrint } from '../../../widget/browser/visitor-print.ts';
import { withDom } from '../../support/dom.ts';

withDom(test);

/** What the sources that spec §7 excludes need: canvas and webgl, fonts, audio. */
const EXCLUDED = ['canvas', 'iframe', 'OfflineAudioContext', 'webkitOfflineAudioContext', 'AudioContext'];

test('draws and plays nothing to tell browsers apart', async () => {
  const used: string[] = [];
  const { createElement } = document;
  document.createElement = (name: string) => {
    used.push(name);
    return createElement.call(document, name);
  };
  for (const name of EXCLUDED.slice(2))
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void used.push(name) });
  const print = await visitorPrint();
  assert.match(atob(print), /^[\da-f]{32}$/);
  assert.equal(
    used.filter((name) => EXCLUDED.includes(name)),
    [],
  );
});

test.run();
