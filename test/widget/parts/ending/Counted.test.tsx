import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import { Counted } from '../../../../widget/parts/ending/Numbers.tsx';
import { acting, render, withDom } from '../../../support/dom.ts';
import { inApp } from '../../support/in-app.tsx';

withDom(test);

const frames: FrameRequestCallback[] = [];
let isReduced = false;

test.before.each(() => {
  frames.length = 0;
  isReduced = false;
  Reflect.set(globalThis, 'requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  Reflect.set(globalThis, 'cancelAnimationFrame', () => frames.splice(0));
  Reflect.set(globalThis, 'matchMedia', () => ({ matches: isReduced }));
});

async function draw(mode: Mode = 'default') {
  const counted = <Counted to={1248} write={(n) => `${n} votes`} />;
  const { container } = await render(inApp({ mode }, counted));
  const counting = () => container.querySelector('.ca-counting')?.firstElementChild?.textContent;
  const after = (ms: number) => acting(() => frames.splice(0).forEach((run) => void run(performance.now() + ms)));
  return { container, counting, after };
}

test('counts from 0 to its number, then stops', async () => {
  const { counting, after } = await draw();
  assert.is(counting(), '0 votes');
  await after(300);
  const halfway = Number.parseInt(counting() ?? '', 10);
  assert.ok(halfway > 624 && halfway < 1248, `${halfway}`);
  await after(600);
  assert.is(counting(), '1248 votes');
  assert.equal(frames, []);
});

test('reserves the width of its final value', async () => {
  const { container } = await draw();
  assert.is(container.querySelector('.ca-counting')?.lastElementChild?.textContent, '1248 votes');
});

test('gives screen readers only the final value, from the start', async () => {
  const { container } = await draw();
  const read = [...container.querySelectorAll('span')].filter((each) => !each.closest('[aria-hidden="true"]'));
  assert.equal(
    read.map(({ textContent }) => textContent),
    ['1248 votes'],
  );
});

test('stands still for a reader who wants less motion', async () => {
  isReduced = true;
  const { counting } = await draw();
  assert.is(counting(), '1248 votes');
  assert.equal(frames, []);
});

test('stands still in preview', async () => {
  const { counting } = await draw('AB4E_PREVIEW');
  assert.is(counting(), '1248 votes');
});

test.run();
