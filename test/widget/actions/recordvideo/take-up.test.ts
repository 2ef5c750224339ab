import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createFront } from '../../../../widget/actions/recordvideo/front.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { withApi } from '../../support/api-server.ts';
import { installDatabase, keptVideo, published, resumed, setUpRecording, videoOf } from '../../support/recordings.ts';

/** A video that an earlier visit has left in the middle of its upload. */

withDom(test);
const api = withApi(test);

// The upload library takes buffers here, and Node makes no object URLs of buffers.
const { createObjectURL } = URL;
test.before(() => {
  URL.createObjectURL = () => 'blob:kept';
});
test.after(() => {
  URL.createObjectURL = createObjectURL;
});

test('is uploaded and published in silence, and the reader goes on by a press', async () => {
  const database = installDatabase(keptVideo(api));
  api.replyWith(...resumed, published);
  const { action, tools, store, recorder, told } = setUpRecording(api);
  const { takeUp } = createFront(action, tools);
  const taking = takeUp();
  while (!store.hasUnsent.value) await Promise.resolve();
  await taking;
  assert.equal(
    api.received.map(({ method }) => method),
    ['HEAD', 'PATCH', 'POST'],
  );
  assert.equal([store.stage.value, store.hasUnsent.value, database.kept], ['saved', false, null]);
  assert.equal(told, [], 'nothing begun, nothing completed');
  await recorder.goOn();
  assert.equal(told, ['initiate', 'VideoSaved', 'finish']);
});

test('alarms nobody who has pressed nothing when it is refused, and is no longer on its way', async () => {
  installDatabase(keptVideo(api));
  api.replyWith(...resumed, { status: 400 });
  const { action, tools, store, told, reported } = setUpRecording(api);
  await createFront(action, tools).takeUp();
  assert.equal([store.stage.value, store.hasUnsent.value], ['review', false]);
  assert.equal([told, reported.length], [[], 1]);
});

const WEEK_MS = 7 * 86_400_000;

for (const [title, ago, isTaken] of [
  ['goes on where its reader comes back within a week', WEEK_MS - 60_000, true],
  ['ends where its reader comes back after a week', WEEK_MS + 60_000, false],
] as const)
  test(title, async () => {
    const database = installDatabase(keptVideo(api), Date.now() - ago);
    api.replyWith(...resumed, published);
    const { action, tools, store } = setUpRecording(api);
    await createFront(action, tools).takeUp();
    assert.equal([store.stage.value === 'saved', database.kept], [isTaken, null]);
    assert.is(api.received.length > 0, isTaken);
  });

test('begins the action with the reader’s first press', async () => {
  installDatabase(keptVideo(api));
  api.replyWith({ never: true });
  const { action, tools, store, recorder, told } = setUpRecording(api);
  const taking = createFront(action, tools).takeUp();
  await waitUntil(() => store.stage.value === 'saving');
  recorder.hurry();
  await recorder.rerecord();
  await taking;
  assert.equal([...new Set(told)], ['initiate']);
});

test('is left alone where nothing is sent', async () => {
  const database = installDatabase(keptVideo(api));
  const { kept } = database;
  api.replyWith(published);
  const { action, tools, store, recorder } = setUpRecording(api, 'AB4E_TEST');
  await createFront(action, tools).takeUp();
  assert.is(store.hasUnsent.value, false);
  store.setVideo(videoOf('blob:rehearsed'));
  await recorder.save();
  await recorder.tryAgain();
  assert.is(store.video.value, null);
  assert.is(database.kept, kept);
});

test.after(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

test.run();
