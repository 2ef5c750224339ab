import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locale } from '../../../../i18n/index.ts';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import type { ActionType } from '../../../../widget/core/model/enums.ts';
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

async function draw(
  n: number,
  mode: Mode = 'default',
  { type = 'petition', locale = 'en-US' }: { type?: ActionType; locale?: Locale } = {},
) {
  const t = await translatorFor(locale);
  const { container } = await render(inApp({ t, mode, locale }, <OwnNumber n={n} type={type} />));
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

test('writes numbers from a hundred thousand smaller', async () => {
  const isLong = async (n: number) => (await draw(n)).container.querySelector('[data-long]') !== null;
  assert.equal([await isLong(98_765), await isLong(100_000)], [false, true]);
});

for (const [n, type, locale, words] of [
  [3128, 'petition', 'en-US', 'You are the 3,128th signer'],
  [2, 'petition', 'en-US', 'You are the 2nd signer'],
  [1001, 'petition', 'en-US', 'You are the 1,001st signer'],
  [1011, 'petition', 'en-US', 'You are the 1,011th signer'],
  [33, 'donation', 'en-US', 'You are the 33rd donor'],
  [1248, 'checkregistration', 'en-US', '1,248 readers have checked theirs'],
  [418, 'tweet', 'en-US', 'Yours is the 418th post'],
  [3128, 'petition', 'fr', 'Vous êtes le 3\u202f128e signataire'],
  [3128, 'petition', 'es', 'Tu firma es la número 3128'],
  [12, 'recordvideo', 'it', 'Il tuo video è il numero 12'],
] as const)
  test(`carries its noun: “${words}”`, async () => {
    const { container } = await draw(n, 'AB4E_PREVIEW', { type, locale });
    assert.is(container.querySelector('.ca-hidden')?.textContent, words);
    const shown = container.querySelector('.ca-own-number')?.textContent ?? '';
    assert.is(shown, words + words, 'what is shown says the same');
  });

test('tells screen readers the number, once', async () => {
  const { container } = await draw(3128);
  assert.is(container.querySelector('.ca-hidden')?.textContent, 'You are the 3,128th signer');
  assert.is(container.querySelector('b')?.getAttribute('aria-hidden'), 'true');
});

test.run();
