import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Progress } from '../../../../widget/actions/petition/screens.tsx';
import { createPetitionStore } from '../../../../widget/actions/petition/store.ts';
import { translatorFor } from '../../../i18n/locales.ts';
import { acting, render, withDom } from '../../../support/dom.ts';
import { inApp, owning } from '../../support/in-app.tsx';
import { oneAction } from '../../support/wire.ts';

withDom(test);

async function draw(goal: number | null, signatures: number, isSigned = false) {
  const store = createPetitionStore(oneAction('petition', { details: { goal, signatures } }));
  const t = await translatorFor('en-US');
  const app = { t, session: { activeAction: { value: {} } }, ...owning(store) };
  const { container } = await render(inApp(app, <Progress isSigned={isSigned} />));
  const meter = () => container.querySelector<HTMLElement>('.ca-meter-track i')?.style;
  return { store, text: () => container.textContent, meter };
}

for (const [goal, signatures, text] of [
  [null, 0, ''],
  [null, 1, '1 signature'],
  [5000, 0, '0 of 5,000 signatures'],
  [5000, 4999, '4,999 of 5,000 signatures'],
  [5000, 5000, 'Goal reached! 5,000 of 5,000 signatures'],
  [5000, 6120, 'Goal reached! 6,120 of 5,000 signatures'],
] as const)
  test(`${signatures} of ${goal} shows "${text}"`, async () => assert.is((await draw(goal, signatures)).text(), text));

test('shows that the reader’s own signature reached the goal', async () => {
  const { store, text } = await draw(100, 99);
  await acting(() => store.signed(100));
  assert.is(text(), 'Goal reached! 100 of 100 signatures');
});

test('grows from 0 on the front, and from the earlier count for a reader who has signed', async () => {
  const front = await draw(100, 40);
  assert.is(front.meter()?.getPropertyValue('--ca-from'), '0%');
  const thanks = await draw(100, 40, true);
  await acting(() => thanks.store.signed(41));
  assert.equal([thanks.meter()?.getPropertyValue('--ca-from'), thanks.meter()?.width], ['40%', '41%']);
});

test.run();
