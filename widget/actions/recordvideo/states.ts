import { statesOf } from '../../gallery/kit/rows.ts';
import { allUnbroken, UNBROKEN } from '../../gallery/kit/sample.ts';
import { type GalleryState, NEVER } from '../../gallery/kit/state.ts';
import { goOn, pressButton, rest, type Steps, see } from '../../gallery/kit/steps.ts';
import type { TextsOf } from '../../gallery/kit/texts.ts';
import type { Waiting } from '../../model/enums.ts';
import { createRecordStore, type RecordStore } from './store.ts';

type Copy = TextsOf<'recordvideo'>;

const REDRAW_MS = 100;

/** A camera's picture that is always the same: somebody in front of a wall. */
function draw(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const shape = (color: string, path: () => void) => {
    pen.fillStyle = color;
    pen.beginPath();
    path();
    pen.fill();
  };
  shape('#8fa7b5', () => pen.rect(0, 0, width, height));
  shape('#c9b79c', () => pen.rect(0, height * 0.78, width, height * 0.22));
  shape('#6b4f3f', () => pen.ellipse(width / 2, height * 0.4, width * 0.12, height * 0.25, 0, 0, 7));
  shape('#23415a', () => pen.ellipse(width / 2, height * 1.02, width * 0.26, height * 0.36, 0, 0, 7));
  shape('#d9a27c', () => pen.ellipse(width / 2, height * 0.44, width * 0.09, height * 0.2, 0, 0, 7));
  shape('#23301f', () => {
    pen.ellipse(width * 0.465, height * 0.41, width * 0.009, height * 0.016, 0, 0, 7);
    pen.ellipse(width * 0.535, height * 0.41, width * 0.009, height * 0.016, 0, 0, 7);
  });
}

/** Replaces the camera by a canvas, because the machines of tests have none. */
function fakeCamera(outcome: 'granted' | 'NotAllowedError' = 'granted') {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  draw(canvas);
  const getUserMedia = async () => {
    if (outcome !== 'granted') throw new DOMException('', outcome);
    const stream = canvas.captureStream();
    // A canvas gives a picture when it is drawn, and the page must be listening by then.
    setInterval(() => draw(canvas), REDRAW_MS);
    return stream;
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

const toOfficials = { action: ({ officials }: Copy) => ({ emailRecipients: officials.map((name) => ({ name })) }) };
const unbroken = {
  action: { ...allUnbroken(), emailRecipients: [{ name: UNBROKEN }] },
  details: { prompt: UNBROKEN, maxSeconds: undefined },
};

const change =
  (how: (store: RecordStore) => void): Steps =>
  ({ app }) =>
    how(app.of(app.session.activeAction.value, createRecordStore));

const openMain: Steps = [goOn('[data-route="/recordvideo"] .ca-record-file'), rest];

/** Waits until the browser has drawn a video's picture, or given it up. */
const drawn = (selector: string, event: 'loadeddata' | 'error') =>
  see(selector, (element) => {
    const video = element as HTMLVideoElement;
    return new Promise<unknown>((resolve) => {
      if (video.readyState > 1 || video.error) resolve(null);
      video.addEventListener(event, resolve, { once: true });
    });
  });

/** Goes on to the browser's question, which the reader allows. */
const ask: Steps = [() => fakeCamera(), openMain, pressButton, drawn('.ca-record-mirror', 'loadeddata')];

/** Goes on to a camera that can't be had. */
const askInVain = (without: () => void): Steps => [without, openMain, goOn('[role="alert"]')];

const noApi = () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });

/** Without the seconds that it really takes. */
const recordFor = (seconds: number, stage: 'recording' | 'paused'): Steps => [
  ask,
  change((store) => {
    store.setSeconds(seconds);
    store.setStage(stage);
  }),
  see('.ca-record-badge'),
];

const review: Steps = [
  openMain,
  change((store) => {
    const blob = new Blob(['a video'], { type: 'video/webm' });
    store.setVideo({ blob, name: 'video.webm', seconds: 21, url: URL.createObjectURL(blob) });
  }),
  drawn('.ca-record video[controls]', 'error'),
];

const saving = (waiting: Waiting | null): Pick<GalleryState, 'answers' | 'steps'> => ({
  answers: { completeRecordVideo: NEVER },
  steps: [
    review,
    goOn('.ca-meter'),
    change((store) => {
      store.setShare(0.43);
      store.setWaiting(waiting);
    }),
  ],
});

const saved = (route: string) => ({
  answers: {
    completeRecordVideo: { endUsersCount: 39, videoURL: 'https://widgets.example/media/1', recordVideoAnswerId: 'a' },
  },
  steps: [review, goOn(`[data-route="/recordvideo/${route}"] .ca-record-after`)],
});
const savedForOfficials = { ...toOfficials, ...saved('successtoemail') };

/** Gallery states of this kind. */
export const recordvideoStates = statesOf(
  {
    kind: 'recordvideo',
    usual: { details: { maxSeconds: 30 } },
    path: ['start', 'intro', 'ready', 'recording', 'review', 'saving', 'to-officials', 'letter'],
  },
  {
    start: toOfficials,
    'start-unbroken': unbroken,
    intro: { steps: openMain },
    denied: { steps: askInVain(() => fakeCamera('NotAllowedError')), complains: true },
    'not-supported': { steps: askInVain(noApi) },
    ready: { steps: ask },
    recording: { steps: recordFor(7, 'recording') },
    'paused-unbroken': { ...unbroken, steps: recordFor(12, 'paused') },
    review: { steps: review },
    saving: saving(null),
    waiting: saving('noConnection'),
    'to-officials': savedForOfficials,
    letter: {
      ...savedForOfficials,
      steps: [savedForOfficials.steps, rest, goOn('[data-route="/recordvideo/email"] form')],
    },
    saved: saved('noemailsuccess'),
  },
);
