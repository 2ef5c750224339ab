import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Speedometer } from '../../../../widget/actions/speedometer/Speedometer.tsx';
import { createSpeedometerStore, type Told } from '../../../../widget/actions/speedometer/store.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce, ofAction } from '../../../../widget/core/app/of-action.ts';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const DETAILS = { min: 0, max: 100, step: 5, unit: 'gallons', answerId: 9 };
const WIRE = wireWidget([wireCard('c', [wireAction(1, 'speedometer', { title: 'How much?', details: DETAILS })])]);

async function draw() {
  const screens = { part: () => null, kindOf: () => ({}) };
  const commands = { initiate() {}, stopCountdown() {}, hasNext: { value: false } };
  const extra = { once: createOnce(), commands, screens, client: {}, actionData: () => ({}) } as unknown as App;
  const drawn = await renderInShell(<Speedometer />, WIRE, '/speedometer/start', extra);
  return { ...drawn, store: ofAction(extra, drawn.session.activeAction.value, createSpeedometerStore) };
}

const RESULTS: [result: Told['result'], value: number, words: string[]][] = [
  ['Correct', 50, ['Correct', 'The answer is 50 gallons']],
  ['Close', 45, ['Close', 'The answer is 50 gallons', 'Your guess: 45 gallons, too low']],
  ['Incorrect', 90, ['Incorrect', 'The answer is 50 gallons', 'Your guess: 90 gallons, too high']],
];

for (const [result, value, words] of RESULTS)
  test(`says “${words.join('”, “')}” where the server says ${result}`, async () => {
    const { store, container } = await draw();
    await acting(() => {
      store.tell({ value, result, correctValue: 50, count: 7, guesses: [] });
      store.setPhase('told');
    });
    assert.equal(
      [...container.querySelectorAll('.ca-told p')].map(({ textContent }) => textContent),
      words,
    );
  });

test('a press before the needle was moved swings it and points at what to do', async () => {
  const { store, container } = await draw();
  const asks = () => [
    container.querySelector('.ca-speedometer')?.hasAttribute('data-asked'),
    container.querySelector('.ca-needle')?.hasAttribute('data-swings'),
  ];
  assert.equal(asks(), [false, false]);
  await acting(() => container.querySelector<HTMLElement>('[data-big-button]')?.click());
  assert.equal(asks(), [true, true]);
  assert.is(document.activeElement, container.querySelector('[role="slider"]'));
  await acting(() => store.move(40));
  assert.equal(asks(), [false, false]);
});

test('is a slider by its role, which says the value in words', async () => {
  const { store, container } = await draw();
  await acting(() => store.move(40));
  const slider = container.querySelector('[role="slider"]');
  assert.is(slider?.getAttribute('aria-valuetext'), '40 gallons');
});

test.run();
