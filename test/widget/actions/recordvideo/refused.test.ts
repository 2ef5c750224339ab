import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FileFault } from '../../../../widget/core/model/enums.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { type Reply, withApi } from '../../support/api-server.ts';
import { installDatabase, setUpRecording, uploaded, videoOf } from '../../support/recordings.ts';

withDom(test);
const api = withApi(test);

const refused = (error: string): Reply => ({
  status: 400,
  json: { error, errors: { videoId: ['The server’s own words.'] } },
});

const GENERIC = 'alert errors.generic';

type Case = [title: string, reply: Reply, fault: FileFault | null, alert: string | null, isTriedAgain: boolean];

const PUBLICATIONS: Case[] = [
  ['is too long', refused('VideoTooLong'), 'tooLong', null, false],
  ['is no video', refused('NotVideo'), 'notVideo', null, false],
  ['is refused for another reason', refused('Bad input'), null, GENERIC, false],
  ['gets no answer', { hangUp: true }, null, GENERIC, true],
  ['comes after too many', { status: 429 }, null, 'alert errors.tooMany', true],
  ['meets a failure of the server', { status: 503 }, null, GENERIC, true],
];

for (const [title, reply, fault, alert, isTriedAgain] of PUBLICATIONS)
  test(`a video that ${title} ${isTriedAgain ? 'is tried again at the next visit' : 'rests'}, and the reader is told in the widget’s words`, async () => {
    const database = installDatabase();
    api.replyWith(...uploaded(api), reply);
    const { store, recorder, told } = setUpRecording(api);
    store.setVideo(videoOf('blob:1'));
    await recorder.save();
    await waitUntil(() => database.kept?.isSaving === isTriedAgain);
    assert.is(store.fileFault.value, fault);
    assert.equal(
      told.filter((each) => each.startsWith('alert')),
      alert ? [alert] : [],
    );
  });

test('takes the fault back with the next try', async () => {
  installDatabase();
  const { store, recorder } = setUpRecording(api);
  store.setVideo(videoOf('blob:1'));
  store.setFileFault('tooLong');
  api.replyWith({ never: true });
  void recorder.save();
  assert.is(store.fileFault.value, null);
  await recorder.rerecord();
});

const STARTS: [status: number, waiting: string | null, fault: FileFault | null][] = [
  [413, null, 'tooLarge'],
  [429, 'tooMany', null],
  [500, 'noConnection', null],
];

for (const [status, waiting, fault] of STARTS)
  test(`an upload that the server answers with ${status} ${waiting ? `waits: ${waiting}` : 'ends'}`, async () => {
    installDatabase();
    api.replyWith({ status });
    const { store, recorder } = setUpRecording(api);
    store.setVideo(videoOf('blob:1'));
    const saving = recorder.save();
    await waitUntil(() => store.waiting.value !== null || store.stage.value === 'review');
    assert.equal([store.waiting.value, store.fileFault.value], [waiting, fault]);
    await recorder.rerecord();
    await saving;
  });

test.after(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

test.run();
