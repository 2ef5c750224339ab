import type { Waiting } from '../../core/model/enums.ts';
import { statesOf } from '../../samples/rows.ts';
import { allUnbroken, drawing, UNBROKEN } from '../../samples/sample.ts';
import { type GalleryState, NEVER } from '../../samples/state.ts';
import { goOn, pressButton, rest, type Steps, see } from '../../samples/steps.ts';
import type { TextsOf } from '../../samples/texts.ts';
import { createRecordStore, type RecordStore } from './store.ts';

type Copy = TextsOf<'recordvideo'>;

const REDRAW_MS = 100;

/** What the camera sees: somebody in front of a wall. */
const SCENE = drawing(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><path fill="#8fa7b5" d="M0 0h640v360H0z"/><path fill="#c9b79c" d="M0 281h640v79H0z"/><ellipse cx="320" cy="144" rx="77" ry="90" fill="#6b4f3f"/><ellipse cx="320" cy="367" rx="166" ry="130" fill="#23415a"/><ellipse cx="320" cy="158" rx="58" ry="72" fill="#d9a27c"/><circle cx="298" cy="148" r="6" fill="#23301f"/><circle cx="342" cy="148" r="6" fill="#23301f"/></svg>',
);

/** Replaces the camera by a canvas, because the machines of tests have none. */
function fakeCamera(outcome: 'granted' | 'NotAllowedError' = 'granted') {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const scene = Object.assign(new Image(), { src: SCENE });
  const draw = () => canvas.getContext('2d')?.drawImage(scene, 0, 0);
  const getUserMedia = async () => {
    if (outcome !== 'granted') throw new DOMException('', outcome);
    await scene.decode();
    draw();
    const stream = canvas.captureStream();
    // A canvas gives a picture when it is drawn, and the page must be listening by then.
    setInterval(draw, REDRAW_MS);
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
