import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchInterest } from '../../../../../../widget/core/host/frame/page/held-card.ts';
import { withDom } from '../../../../../support/dom.ts';
import { waitUntil } from '../../../../../support/wait.ts';

withDom(test);

for (const sign of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'])
  test(`a ${sign} is a sign of interest`, async () => {
    let signs = 0;
    let runs = 0;
    const [, whenWanted] = watchInterest(document, () => signs++);
    whenWanted(() => runs++);
    document.dispatchEvent(new Event(sign));
    assert.equal([signs, runs], [1, 0], 'the gesture is painted first');
    await waitUntil(() => runs === 1);
    document.dispatchEvent(new Event(sign));
    assert.is(signs, 1);
  });

test('what comes after the interest runs too', async () => {
  const [noted, whenWanted] = watchInterest(document, () => {});
  noted();
  await new Promise((later) => setTimeout(later, 150));
  let runs = 0;
  whenWanted(() => runs++);
  await waitUntil(() => runs === 1);
});

test('neither a scroll nor a resize is a sign of interest', async () => {
  let signs = 0;
  watchInterest(document, () => signs++);
  for (const sign of ['scroll', 'resize', 'blur', 'message']) dispatchEvent(new Event(sign));
  assert.is(signs, 0);
});

test.run();
