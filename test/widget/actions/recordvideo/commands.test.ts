import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRecordCommands } from '../../../../widget/actions/recordvideo/commands.ts';
import { createRecordStore } from '../../../../widget/actions/recordvideo/store.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { linkOf } from '../../../../widget/parts/share/commands.ts';
import { withDom } from '../../../support/dom.ts';
import { DROPS, type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);
const api = withApi(test);

const PAGE = 'https://w.test/media/1';
const published: Reply = { json: { endUsersCount: 3, videoURL: '/media/1', recordVideoAnswerId: 'answer' } };

/** In test mode, so that the upload itself is left out. */
function setUp(fields: Record<string, unknown> = {}) {
  const kind = kindTools(api, 'recordvideo', { details: {}, ...fields });
  const noted: string[] = [];
  const opened: string[] = [];
  const ends: unknown[] = [];
  const commands = {
    ...kind.tools.commands,
    open: async (_: unknown, screen: string) => void opened.push(screen),
    finish: (_action: unknown, _answer: unknown, { end }: { end?: string } = {}) => void ends.push(end),
  };
  const lifecycle = { ...kind.tools.lifecycle, noted: (type: string) => void noted.push(type) };
  const config = { apiBase: api.base, recordVideoBase: PAGE, shareBase: '/share/' };
  const tools = { ...kind.tools, commands, lifecycle, config, mode: 'AB4E_TEST', pageUrl: '' } as unknown as App;
  const store = tools.of(kind.action, createRecordStore);
  const recorder = tools.of(kind.action, createRecordCommands);
  const record = () =>
    store.setVideo({ blob: new Blob(['x'], { type: 'video/webm' }), name: 'v.webm', seconds: 2, url: 'blob:1' });
  return { ...kind, tools, store, recorder, record, noted, opened, ends };
}

test('publishes a video once and ends where nobody is written to', async () => {
  api.replyWith(published);
  const { recorder, record, store, ends, noted, session, tools } = setUp();
  record();
  await Promise.all([recorder.save(), recorder.save()]);
  assert.is(api.received.length, 1);
  const { path, body } = api.received[0] ?? {};
  assert.is(path, '/api/Widget/CompleteRecordVideoAsync');
  assert.equal(body, { id: 1, videoName: 'v.webm', videoId: 'rehearsal' });
  assert.is(store.stage.value, 'saved');
  assert.equal(ends, ['noemailsuccess']);
  assert.equal(noted, ['VideoSaved']);
  assert.is(session.variables.value.userVideoUrl, PAGE);
  assert.is(linkOf(tools), PAGE, 'the video is what is shared');
});

test('leads on to the officials, where there are any', async () => {
  api.replyWith(published);
  const { recorder, record, opened, told, ends, store, session, action } = setUp({
    emailRecipients: [{ name: 'Ruth' }],
  });
  record();
  await recorder.save();
  assert.equal(opened, ['successtoemail']);
  assert.equal(told, ['completed']);
  assert.equal(ends, []);
  assert.equal(store.published.value, { answerId: 'answer' });
  assert.is(session.peopleOf(action), 3);
  recorder.finish();
  assert.equal(ends, ['noemailsuccess']);
});

test('a second video takes the place of the first', async () => {
  api.replyWith(published);
  const { recorder, record, opened } = setUp();
  record();
  await recorder.save();
  await recorder.tryAgain();
  assert.equal(opened, ['']);
  record();
  await recorder.save();
  const earlier = api.received.map(({ body }) => (body as { earlierKey?: string }).earlierKey);
  assert.equal(earlier, [undefined, api.received[0]?.headers['idempotency-key']]);
});

for (const [title, reply] of DROPS)
  test(`a publication that is dropped ${title} is sent again with its key, and nothing doubles`, async () => {
    api.replyWith(reply, published);
    const { recorder, record, store, told, ends, reported } = setUp();
    record();
    await recorder.save();
    assert.is(store.stage.value, 'review');
    assert.is(told.filter((each) => each.startsWith('alert')).length, 1);
    assert.is(reported.length, 1);
    await recorder.save();
    const keys = api.received.map(({ headers }) => headers['idempotency-key']);
    assert.is(keys[0], keys[1]);
    assert.equal(ends, ['noemailsuccess']);
  });

const camera = (getUserMedia: () => Promise<unknown>) => {
  Reflect.set(globalThis, 'MediaRecorder', class {});
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
};

const stream = () => {
  const stopped: string[] = [];
  const track = Object.assign(new EventTarget(), { stop: () => void stopped.push('camera') });
  return { stopped, getTracks: () => [track], takeAway: () => track.dispatchEvent(new Event('ended')) };
};

/** Records one part, and ends like the browser's when it is told to. */
class FakeRecorder {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'video/webm';
  onstop = () => {};
  ondataavailable = (_: { data: Blob }) => {};
  start() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['x']) });
    this.onstop();
  }
}

test('asks for the camera when the reader starts, and turns it off when they leave', async () => {
  const { recorder, store } = setUp();
  const opened = stream();
  let asked = 0;
  camera(async () => {
    asked += 1;
    return opened;
  });
  assert.is(asked, 0);
  await recorder.start();
  assert.equal([asked, store.stage.value], [1, 'ready']);
  recorder.leave();
  assert.equal(opened.stopped, ['camera']);
  assert.equal([store.stage.value, store.stream.value], ['idle', null]);
});

test('goes down the ladder where a camera refuses a quality', async () => {
  const { recorder, store } = setUp({ details: { quality: 'P480' } });
  let asked = 0;
  camera(async () => {
    asked += 1;
    if (asked < 3) throw Object.assign(new Error(), { name: 'OverconstrainedError' });
    return stream();
  });
  await recorder.start();
  assert.equal([asked, store.stage.value], [3, 'ready']);
});

test('a camera that is granted after the reader left goes off at once', async () => {
  const { recorder, store } = setUp();
  const opened = stream();
  const grants: ((value: unknown) => void)[] = [];
  camera(() => new Promise((resolve) => void grants.push(resolve)));
  const starting = recorder.start();
  recorder.leave();
  grants[0]?.(opened);
  await starting;
  assert.equal([store.stage.value, opened.stopped], ['idle', ['camera']]);
});

test('a camera that is taken away before the recording is told, and the reader may try again', async () => {
  const { recorder, store, reported } = setUp();
  const opened = stream();
  camera(async () => opened);
  await recorder.start();
  opened.takeAway();
  assert.equal([store.stage.value, store.trouble.value, reported.length], ['trouble', 'lost', 1]);
  assert.equal([store.stream.value, opened.stopped], [null, ['camera']]);
  await recorder.start();
  assert.is(store.stage.value, 'ready');
});

for (const stage of ['recording', 'paused'] as const)
  test(`keeps what was recorded until the camera is taken away, ${stage}`, async () => {
    const { recorder, store } = setUp();
    const opened = stream();
    camera(async () => opened);
    Reflect.set(globalThis, 'MediaRecorder', FakeRecorder);
    await recorder.start();
    mock.timers.enable({ apis: ['setTimeout'] });
    recorder.record();
    for (let second = 0; second < 3; second += 1) mock.timers.tick(1_000);
    mock.timers.reset();
    assert.is(store.stage.value, 'recording');
    if (stage === 'paused') recorder.pause();
    opened.takeAway();
    assert.equal([store.stage.value, store.video.value?.blob.size, opened.stopped], ['review', 1, ['camera']]);
  });

for (const [name, why] of [
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'noCamera'],
  ['NotReadableError', 'cameraBusy'],
] as const)
  test(`${name}: is logged, and the reader is told and may try again`, async () => {
    const { recorder, store, reported } = setUp();
    camera(async () => {
      throw Object.assign(new Error(), { name });
    });
    await recorder.start();
    assert.equal([store.stage.value, store.trouble.value, reported.length], ['trouble', why, 1]);
    camera(async () => stream());
    await recorder.start();
    assert.is(store.stage.value, 'ready');
  });

test('a browser without the API is told apart before anything is asked', async () => {
  const { recorder, store } = setUp();
  camera(async () => stream());
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  await recorder.start();
  assert.is(store.trouble.value, 'notSupported');
});

test.run();
