import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Lens } from '../../../../widget/actions/petition/Lens.tsx';
import { SignersWall } from '../../../../widget/actions/petition/SignersWall.tsx';
import type { Wall } from '../../../../widget/actions/petition/store.ts';
import { translatorFor } from '../../../i18n/locales.ts';
import { render, withDom } from '../../../support/dom.ts';
import { inApp } from '../../support/in-app.tsx';

withDom(test);

async function draw(wall: Wall) {
  const t = await translatorFor('en-US');
  const { container } = await render(inApp({ t }, <SignersWall wall={wall} />));
  return container;
}

const OTHERS = ['Noor A.', 'Ben T.'];

test('writes the reader’s name beside the latest signers, and says whose it is', async () => {
  const container = await draw({ others: OTHERS, own: 'Ada L.' });
  assert.equal(
    [...container.querySelectorAll('li')].map((item) => item.firstElementChild?.textContent),
    ['Ada L. (you)', ...OTHERS],
  );
  assert.is(container.querySelector('.ca-wall-own [aria-hidden="true"]')?.textContent, 'Ada L.');
  const label = container.querySelector('ul')?.getAttribute('aria-labelledby') ?? '';
  assert.is(container.querySelector(`[id="${label}"]`)?.textContent, 'Latest signatures');
});

test('has no name of a reader who did not agree, and reads “and you” last', async () => {
  const container = await draw({ others: OTHERS, own: '' });
  assert.is(container.textContent, 'Latest signaturesNoor A.Ben T.and you');
});

test('shows an own name alone, and nothing without names', async () => {
  assert.is((await draw({ others: [], own: 'Ada L.' })).querySelectorAll('li').length, 1);
  assert.is((await draw({ others: [], own: '' })).textContent, '');
});

test('keeps names from turning the line around', async () => {
  const container = await draw({ others: ['מרים'], own: 'مريم' });
  assert.is(container.querySelectorAll('li bdi').length, 2);
});

test('shows one stroke for each place, and tells nothing to screen readers', async () => {
  const { container } = await render(<Lens places={{ own: 31, goal: null }} share={0.6256} />);
  const widthOf = (name: string) =>
    /h(\d+)$/.exec(container.querySelector(`.ca-lens-${name}`)?.getAttribute('d') ?? '')?.[1];
  assert.equal([widthOf('signed'), widthOf('free')], [`${30 * 4}`, `${19 * 4}`]);
  assert.is(container.querySelector('svg')?.getAttribute('aria-hidden'), 'true');
  assert.is(container.querySelector('.ca-lens-goal'), null);
  // From both ends of the row to the same share of it, which is the place on the bar.
  assert.is(container.querySelector('.ca-lens-lines')?.getAttribute('d'), `M7 11L${0.6256 * 214} 0L207 11`);
});

test.run();
