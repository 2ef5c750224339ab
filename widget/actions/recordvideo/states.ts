import type { WireAction } from '../../api/wire/widget.ts';
import { type Answers, NEVER } from '../../gallery/kit/answers.ts';
import { kindState } from '../../gallery/kit/kind-state.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { Waiting } from '../../model/enums.ts';
import { fakeCamera } from './sample.ts';
import { COPY, type Copy } from './states-copy.ts';
import { createRecordStore, type RecordStore } from './store.ts';

const record = ({ title, description, prompt }: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'recordvideo',
  title,
  description,
  details: { prompt, maxSeconds: 30 },
  ...more,
});

const alone = (copy: Copy) => record(copy);
const toOfficials = (copy: Copy) => record(copy, { emailRecipients: copy.officials.map((name) => ({ name })) });
const unbroken = (copy: Copy) =>
  record(copy, {
    title: UNBROKEN,
    description: UNBROKEN,
    details: { prompt: UNBROKEN },
    customButtonText: UNBROKEN,
    thankYouTitle: UNBROKEN,
    thankYouText: UNBROKEN,
    emailRecipients: [{ name: UNBROKEN }],
  });

const storeOf = ({ app }: Stage): RecordStore => app.of(app.session.activeAction.value, createRecordStore);

const openMain = async (stage: Stage) => {
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/recordvideo"] .ca-record-file');
  await stage.rest();
};

/** Waits until the browser has drawn a video's picture, or given it up. */
const drawn = (video: HTMLElement, event: 'loadeddata' | 'error') =>
  new Promise<unknown>((resolve) => {
    const { readyState, error } = video as HTMLVideoElement;
    if (readyState > 1 || error) resolve(null);
    video.addEventListener(event, resolve, { once: true });
  });

/** Goes on to the browser's question, and its answer. */
const ask = (outcome?: 'NotAllowedError') => async (stage: Stage) => {
  fakeCamera(outcome);
  await openMain(stage);
  await stage.press('[data-big-button]');
  const seen = await stage.see(outcome ? '[role="alert"]' : '.ca-record-mirror');
  if (!outcome) await drawn(seen, 'loadeddata');
};

/** Without the seconds that it really takes. */
const recordFor =
  (seconds: number, isPaused = false) =>
  async (stage: Stage) => {
    await ask()(stage);
    storeOf(stage).setSeconds(seconds);
    storeOf(stage).setStage(isPaused ? 'paused' : 'recording');
    await stage.see('.ca-record-badge');
  };

const review = async (stage: Stage) => {
  await openMain(stage);
  const blob = new Blob(['a video'], { type: 'video/webm' });
  storeOf(stage).setVideo({ blob, name: 'video.webm', seconds: 21, url: URL.createObjectURL(blob) });
  await drawn(await stage.see('.ca-record video[controls]'), 'error');
};

const saving = (waiting: Waiting | null) => async (stage: Stage) => {
  await review(stage);
  await stage.press('[data-big-button]');
  await stage.see('.ca-meter');
  storeOf(stage).setShare(0.43);
  storeOf(stage).setWaiting(waiting);
};

const saved = (route: string) => async (stage: Stage) => {
  await review(stage);
  await stage.press('[data-big-button]');
  await stage.see(`[data-route="/recordvideo/${route}"] .ca-record-after`);
};

const writeLetter = async (stage: Stage) => {
  await saved('successtoemail')(stage);
  await stage.rest();
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/recordvideo/email"] form');
};

const noApi = async (stage: Stage) => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  await openMain(stage);
  await stage.press('[data-big-button]');
  await stage.see('[role="alert"]');
};

const state = kindState('recordvideo', COPY);

const published: Answers = {
  completeRecordVideo: { endUsersCount: 39, videoURL: 'https://widgets.example/media/1', recordVideoAnswerId: 'a' },
};

/** Gallery states of this kind. */
export const recordvideoStates = alongPath(
  'recordvideo-start',
  'recordvideo-intro',
  'recordvideo-ready',
  'recordvideo-recording',
  'recordvideo-review',
  'recordvideo-saving',
  'recordvideo-to-officials',
  'recordvideo-letter',
)([
  state('start', toOfficials),
  state('start-unbroken', unbroken),
  state('intro', alone, { arrange: openMain }),
  state('denied', alone, { arrange: ask('NotAllowedError'), complains: true }),
  state('not-supported', alone, { arrange: noApi }),
  state('ready', alone, { arrange: ask() }),
  state('recording', alone, { arrange: recordFor(7) }),
  state('paused-unbroken', unbroken, { arrange: recordFor(12, true) }),
  state('review', alone, { arrange: review }),
  state('saving', alone, { answers: { completeRecordVideo: NEVER }, arrange: saving(null) }),
  state('waiting', alone, { answers: { completeRecordVideo: NEVER }, arrange: saving('noConnection') }),
  state('to-officials', toOfficials, { answers: published, arrange: saved('successtoemail') }),
  state('letter', toOfficials, { answers: published, arrange: writeLetter }),
  state('saved', alone, { answers: published, arrange: saved('noemailsuccess') }),
]);
