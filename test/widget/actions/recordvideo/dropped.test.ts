import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRecordCommands } from '../../../../widget/actions/recordvideo/commands.ts';
import { createRecordStore, type Video } from '../../../../widget/actions/recordvideo/store.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';
import { videoOf as byteOf, installDatabase, published, setUpRecording, uploaded } from '../../support/recordings.ts';

withDom(test);
const api = withApi(test);

const PUBLISH = '/api/Widget/CompleteRecordVideoAsync';
const UPLOAD = '/api/Media/Upload';

/** The library takes buffers here, and blobs in browsers. */
const blobOf = (content: string) => Object.assign(Buffer.from(content), { type: 'video/webm' }) as unknown as Blob;

const videoOf = (content: string): Video => ({
  ...{ blob: blobOf(content), name: 'v.webm' },
  ...{ seconds: 2, url: `blob:${content}` },
});

function setUp(mode: 'default' | 'AB4E_TEST', loading: Promise<boolean> = Promise.resolve(true)) {
  const kind = kindTools(api, 'recordvideo', { details: {} });
  const commands = { ...kind.tools.commands, loadScreen: () => loading };
  const lifecycle = { ...kind.tools.lifecycle, noted: () => {} };
  const config = { apiBase: api.base, recordVideoBase: api.base };
  const tools = { ...kind.tools, commands, lifecycle, config, mode } as unknown as App;
  const store = tools.of(kind.action, createRecordStore);
  store.setVideo(videoOf('first'));
  return { ...kind, store, recorder: tools.of(kind.action, createRecordCommands) };
}

/** The browser reads a chosen file's length; here it can't. */
async function choose(recorder: ReturnType<typeof setUpRecording>['recorder'], file: File) {
  const { createObjectURL } = URL;
  const src = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
  URL.createObjectURL = () => 'blob:chosen';
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    },
  });
  const choosing = recorder.choose(file);
  await choosing;
  URL.createObjectURL = createObjectURL;
  // Other files run in this process too.
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'src');
  if (src) Object.defineProperty(HTMLMediaElement.prototype, 'src', src);
}

const methods = () => api.received.map(({ method }) => method);
const paths = () => api.received.map(({ path }) => path);

test('publishes no video that is dropped while the next screen loads', async () => {
  api.replyWith({});
  let load = (_: boolean) => {};
  const loading = new Promise<boolean>((resolve) => {
    load = resolve;
  });
  const { recorder, store } = setUp('AB4E_TEST', loading);
  const saving = recorder.save();
  await recorder.rerecord();
  const { value: stage } = store.stage;
  load(true);
  await saving;
  assert.equal([paths(), store.stage.value], [[], stage]);
});

test('publishes no video that is dropped before its upload begins', async () => {
  api.replyWith({});
  const { recorder, store, told } = setUp('default');
  const saving = recorder.save();
  await Promise.resolve();
  const dropping = recorder.rerecord();
  await Promise.all([saving, dropping]);
  assert.equal([paths(), told, store.video.value], [[], [], null]);
});

test('ends an upload in the middle of a request, without an alert', async () => {
  api.replyWith({ never: true });
  const { recorder, store, told } = setUp('default');
  const saving = recorder.save();
  await waitUntil(() => paths().includes(UPLOAD));
  await recorder.rerecord();
  await saving;
  assert.equal([paths(), told, store.video.value], [[UPLOAD], [], null]);
});

test('drops no video that may be public already', async () => {
  api.replyWith({ never: true });
  const { recorder, store } = setUp('AB4E_TEST');
  void recorder.save();
  await waitUntil(() => paths().includes(PUBLISH));
  assert.is(store.isPublishing.value, true);
  await recorder.rerecord();
  assert.equal([store.stage.value, store.video.value?.url], ['saving', 'blob:first']);
});

test('tells the server that it need not wait for a video that is dropped', async () => {
  installDatabase();
  api.replyWith(...uploaded(api).slice(0, 1), { never: true });
  const { recorder, store } = setUpRecording(api);
  store.setVideo(byteOf('blob:1'));
  const saving = recorder.save();
  await waitUntil(() => api.received.some(({ method }) => method === 'PATCH'));
  await Promise.all([recorder.rerecord(), saving]);
  await waitUntil(() => api.received.length === 3);
  const { method, path, headers } = api.received[2] ?? {};
  assert.equal([method, path, headers?.['tus-resumable']], ['DELETE', `${UPLOAD}/upload`, '1.0.0']);
});

test('uploads a chosen file from its beginning, in place of a video that was refused', async () => {
  installDatabase();
  api.replyWith(...uploaded(api, 'first'), { status: 400, json: { error: 'NotVideo' } });
  const { recorder, store } = setUpRecording(api);
  store.setVideo(byteOf('blob:1'));
  await recorder.save();
  api.replyWith({}, ...uploaded(api, 'second'), published);
  const file = Object.assign(blobOf('1'), { name: 'night.mp4', type: 'video/mp4' }) as File;
  await choose(recorder, file);
  await waitUntil(() => methods().includes('DELETE'));
  assert.is(store.video.value?.name, 'night.mp4');
  await recorder.save();
  assert.equal(methods(), ['DELETE', 'POST', 'PATCH', 'POST']);
  const { videoId } = (api.received.at(-1)?.body ?? {}) as { videoId?: string };
  assert.is(videoId, 'second');
});

test('asks for no deletion of what is published', async () => {
  installDatabase();
  api.replyWith(...uploaded(api), published);
  const { recorder, store } = setUpRecording(api);
  store.setVideo(byteOf('blob:1'));
  await recorder.save();
  await recorder.tryAgain();
  assert.equal(methods(), ['POST', 'PATCH', 'POST']);
});

test('a video takes the place of one that is public without its reader knowing', async () => {
  installDatabase();
  api.replyWith(...uploaded(api, 'first'), { hangUp: true });
  const { recorder, store, told } = setUpRecording(api);
  store.setVideo(byteOf('blob:1'));
  await recorder.save();
  await recorder.rerecord();
  await waitUntil(() => methods().includes('DELETE'));
  const [, , lost] = api.received;
  api.replyWith(...uploaded(api, 'second'), { status: 422 }, published, published);
  store.setVideo(byteOf('blob:2'));
  await recorder.save();
  const bodies = api.received.slice(2).map(({ body, headers }) => {
    const { videoId, earlierKey } = body as Record<string, unknown>;
    return { videoId, earlierKey, isSameKey: headers['idempotency-key'] === lost?.headers['idempotency-key'] };
  });
  assert.equal(bodies, [
    { videoId: 'second', earlierKey: undefined, isSameKey: true },
    { videoId: 'first', earlierKey: undefined, isSameKey: true },
    { videoId: 'second', earlierKey: lost?.headers['idempotency-key'], isSameKey: false },
  ]);
  assert.is(told.at(-1), 'finish');
});

test.after(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

test.run();
