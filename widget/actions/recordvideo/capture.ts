import type { App } from '../../core/app/app.ts';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { type Camera, canRecord, closeCamera, openCamera, troubleOf, whenTaken } from '../../core/recording/camera.ts';
import { fileNameFor, type Recorder, startRecorder } from '../../core/recording/recorder.ts';
import { recordvideoDetails } from './details.ts';
import type { RecordStore } from './store.ts';

/** From pressing Record to the beginning: time to look up from the button. */
const COUNT_FROM = 3;
const SECOND_MS = 1_000;

type Tools = Pick<App, 'report'>;

/** The camera, and the countdown before it records. */
function createLive(store: RecordStore, { report }: Tools) {
  let camera: Camera | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close() {
    clearTimeout(timer);
    store.setCount(0);
    if (camera) closeCamera(camera);
    camera = null;
    store.setStream(null);
  }

  return {
    close,
    /** Errors are logged; the reader is told by `store.trouble` (spec §8). */
    fail(error: unknown) {
      close();
      report(error);
      store.fail(troubleOf(error));
    },
    show(opened: Camera) {
      camera = opened;
      store.setSeconds(0);
      store.setStream(opened.stream);
      store.setStage('ready');
    },
    count(left: number, begin: (camera: Camera) => void) {
      store.setCount(left);
      if (left > 0) timer = setTimeout(() => this.count(left - 1, begin), SECOND_MS);
      else if (camera) begin(camera);
    },
  };
}

/** Turns the camera on and off, and records. */
export function createCapture(action: Action, store: RecordStore, tools: Tools) {
  const { maxSeconds, quality } = detailsOf(recordvideoDetails, action);
  const live = createLive(store, tools);
  let recorder: Recorder | null = null;

  function take(blob: Blob, seconds: number, name = fileNameFor(blob.type)) {
    live.close();
    if (blob.size === 0) return live.fail(new Error('Nothing was recorded'));
    store.setVideo({ blob, name, seconds, url: URL.createObjectURL(blob) });
  }

  function begin(camera: Camera) {
    try {
      const onEnd = ({ blob, seconds }: { blob: Blob; seconds: number }) => take(blob, seconds);
      recorder = startRecorder(camera, maxSeconds, { onTick: store.setSeconds, onEnd, onFailed: live.fail });
      store.setStage('recording');
    } catch (error) {
      live.fail(error);
    }
  }

  /** While one of two devices is left the browser records on, a picture that stands still: what came before is kept. */
  function endTaken() {
    const stage = store.stage.peek();
    if (stage === 'recording' || stage === 'paused') recorder?.stop();
    else if (stage === 'ready' || stage === 'counting') live.fail(new Error('The camera was taken away'));
  }

  function show(opened: Camera) {
    whenTaken(opened, endTaken);
    live.show(opened);
  }

  return {
    take,
    async open() {
      if (!canRecord()) return store.fail('notSupported');
      store.setStage('asking');
      try {
        const opened = await openCamera(quality);
        // The reader may have left, or chosen a file, while the browser asked.
        if (store.stage.peek() === 'asking') show(opened);
        else closeCamera(opened);
      } catch (error) {
        if (store.stage.peek() === 'asking') live.fail(error);
      }
    },
    record() {
      store.setStage('counting');
      live.count(COUNT_FROM, begin);
    },
    pause() {
      recorder?.pause();
      store.setStage('paused');
    },
    resume() {
      recorder?.resume();
      store.setStage('recording');
    },
    stop: () => recorder?.stop(),
    /** The reader leaves the screen: what was recorded is kept, and the camera goes off. */
    leave() {
      const stage = store.stage.peek();
      if (stage === 'recording' || stage === 'paused') return recorder?.stop();
      live.close();
      if (['asking', 'ready', 'counting'].includes(stage)) store.setStage('idle');
    },
  };
}
