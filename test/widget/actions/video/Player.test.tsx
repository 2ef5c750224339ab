import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createVideoStore, type Playback } from '../../../../widget/actions/video/store.ts';
import { VideoMain } from '../../../../widget/actions/video/VideoMain.tsx';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce, ofAction } from '../../../../widget/core/app/of-action.ts';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const wireOf = (url: string) => wireWidget([wireCard('c', [wireAction(1, 'video', { details: { url } })])]);

async function draw(url = 'https://v.test/pier.mp4') {
  const commands = { initiate() {}, stopCountdown() {}, hasNext: { value: false } };
  const extra = { once: createOnce(), commands, client: {}, actionData: () => ({}) } as unknown as App;
  const drawn = await renderInShell(<VideoMain />, wireOf(url), '/video', extra);
  return { ...drawn, store: ofAction(extra, drawn.session.activeAction.value, createVideoStore) };
}

const OPEN: Playback[] = ['opening', 'playing', 'paused'];

for (const at of OPEN)
  test(`a video that is left ${at} waits for a press when its reader comes back`, async () => {
    const { store, unmount, container } = await draw();
    await acting(() => store.setPlayback(at));
    assert.ok(container.querySelector('video'));
    await unmount();
    assert.is(store.playback.value, 'idle');
  });

test('leads to YouTube at once where a sandbox hides the page’s origin, and asks nothing of it', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'origin');
  Object.defineProperty(globalThis, 'origin', { value: 'null', configurable: true });
  try {
    const { store, container } = await draw('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await acting(() => store.setPlayback('opening'));
    assert.is(store.playback.value, 'blocked');
    assert.is(container.querySelector('iframe'), null);
    assert.is(container.querySelector('a')?.href, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  } finally {
    if (own) Object.defineProperty(globalThis, 'origin', own);
    else Reflect.deleteProperty(globalThis, 'origin');
  }
});

test('the player that gives way to a failure leaves it on the screen', async () => {
  const { store } = await draw();
  await acting(() => store.setPlayback('playing'));
  await acting(() => store.setPlayback('network'));
  assert.is(store.playback.value, 'network');
});

test.run();
