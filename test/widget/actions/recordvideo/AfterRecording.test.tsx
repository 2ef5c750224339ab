import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AfterRecording } from '../../../../widget/actions/recordvideo/AfterRecording.tsx';
import { createRecordStore } from '../../../../widget/actions/recordvideo/store.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { acting, render, withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { inApp } from '../../support/in-app.tsx';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);
const api = withApi(test);

/** Draws what a reader may do with a saved video (spec §4), and records what they do. */
async function draw(hasShare: boolean) {
  const { tools, action, told } = kindTools(api, 'recordvideo', { details: {} });
  const commands = {
    ...tools.commands,
    stopCountdown: () => void told.push('stopCountdown'),
    toggleShare: () => void told.push('share'),
    open: async (_: unknown, screen: string) => void told.push(`open ${screen || 'camera'}`),
  };
  const app = { ...tools, commands, mode: 'AB4E_TEST', config: {} } as unknown as App;
  const store = app.of(action, createRecordStore);
  store.setVideo({ blob: new Blob(['x'], { type: 'video/webm' }), name: 'v.webm', seconds: 2, url: 'blob:mine' });
  const { container } = await render(inApp(app, <AfterRecording hasShare={hasShare} />));
  const offered = () => [...container.querySelectorAll<HTMLElement>('.ca-record-after :is(button, a)')];
  const press = (key: string) =>
    acting(() =>
      offered()
        .find(({ textContent }) => textContent?.includes(`recordvideo.${key}`))
        ?.click(),
    );
  return { container, offered, press, told, store };
}

for (const hasShare of [true, false])
  test(`offers to replay, download and try again${hasShare ? ', and to share' : ''}`, async () => {
    const { offered } = await draw(hasShare);
    const keys = ['replay', 'download', 'tryAgain', ...(hasShare ? ['share'] : [])];
    assert.equal(
      offered().map(({ textContent }) => textContent),
      keys.map((key) => `recordvideo.${key}`),
    );
  });

test('replays the recording in a dialog, and stays', async () => {
  const { container, press, told } = await draw(true);
  assert.is(container.querySelector('dialog')?.open, false);
  await press('replay');
  assert.is(container.querySelector('dialog')?.open, true);
  assert.is(container.querySelector('dialog video')?.getAttribute('src'), 'blob:mine');
  assert.equal(told, ['stopCountdown']);
});

test('gives the reader the file that was recorded', async () => {
  const { offered } = await draw(true);
  const link = offered().find(({ tagName }) => tagName === 'A') as HTMLAnchorElement | undefined;
  assert.equal([link?.getAttribute('href'), link?.download], ['blob:mine', 'v.webm']);
});

test('opens the camera again, and the drawer to share', async () => {
  const { press, told } = await draw(true);
  await press('share');
  assert.equal(told, ['share']);
  await press('tryAgain');
  assert.equal(told, ['share', 'open camera']);
});

test.run();
