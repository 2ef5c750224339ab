import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importAgain } from '../../../widget/browser/import-again.ts';

const FILE = 'https://widgets.example/widget/tus-A1.js';

const MESSAGES: [browser: string, message: string, address: string | null][] = [
  ['Chromium', `Failed to fetch dynamically imported module: ${FILE}`, FILE],
  ['Firefox', `error loading dynamically imported module: ${FILE}`, FILE],
  ['Safari', 'Importing a module script failed.', null],
];

for (const [browser, message, address] of MESSAGES)
  test(`tries again what ${browser} could not import, ${address ? 'at another address' : 'at the same'}`, async () => {
    const asked: string[] = [];
    const failing = (name: string) => {
      asked.push(name);
      return asked.length < 3 ? Promise.reject(new TypeError(message)) : Promise.resolve('loaded');
    };
    const load = importAgain(() => failing('own'), failing);
    const outcomes = [await load().catch(String), await load().catch(String), await load()];
    assert.equal(outcomes, [`TypeError: ${message}`, `TypeError: ${message}`, 'loaded']);
    const later = address ? [`${address}?again=1`, `${address}?again=2`] : ['own', 'own'];
    assert.equal(asked, ['own', ...later]);
  });

test.run();
