import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import { OwnNumber } from '../../../../widget/parts/ending/Numbers.tsx';
import { translatorFor } from '../../../i18n/locales.ts';
import { acting, render, withDom } from '../../../support/dom.ts';
import { inApp } from '../../support/in-app.tsx';

withDom(test);

let isReduced = false;

test.before.each(() => {
  isReduced = false;
  Reflect.set(globalThis, 'matchMedia', () => ({ matches: isReduced }));
});

async function draw(n: number, mode: Mode = 'default') {
  const t = await translatorFor('en-US');
  const { container } = await render(inApp({ t, mode, locale: 'en-US' }, <OwnNumber n={n} />));
  const parts = () => [...container.querySelectorAll('.ca-roll > *')].map((part) => part.textContent);
  const shown = () => container.querySelector('b')?.textContent;
  return { container, parts, shown };
}

for (const [n, parts] of [
  [3128, ['8', '7']],
  [3130, ['30', '29']],
  [1000, ['1,000', '999']],
  [2, ['2', '1']],
] as const)
  test(`rolls to ${n} from the number before`, async () => assert.equal((await draw(n)).parts(), parts));

test('has the number alone once it has rolled', async () => {
  const { container, parts, shown } = await draw(3128);
  await acting(() =>
    container.querySelector('.ca-roll > *')?.dispatchEvent(new Event('animationend', { bubbles: true })),
  );
  assert.equal([parts(), shown()], [[], '3,128']);
});

test('stands still in preview and for readers who want less motion', async () => {
  assert.equal((await draw(3128, 'AB4E_PREVIEW')).parts(), []);
  isReduced = true;
  assert.is((await draw(3128)).shown(), '3,128');
});

test('writes millions smaller', async () => {
  const isLong = async (n: number) => (await draw(n)).container.querySelector('[data-long]') !== null;
  assert.equal([await isLong(987_655), await isLong(1_234_567)], [false, true]);
});

test('tells screen readers the number, once', async () => {
  const { container } = await draw(3128);
  assert.is(container.querySelector('.ca-hidden')?.textContent, 'You are number 3,128');
  assert.is(container.querySelector('b')?.getAttribute('aria-hidden'), 'true');
});

test.run();
