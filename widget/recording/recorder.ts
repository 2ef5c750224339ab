import type { Camera } from './camera.ts';
import { containerOf, recordableType } from './container.ts';

/** Often enough that a crash of the recorder loses little. */
const SLICE_MS = 1_000;
const TICK_MS = 200;
const AUDIO_BITS_PER_SECOND = 64_000;

export type Recorded = { blob: Blob; seconds: number };

export type RecorderEvents = {
  /** Seconds recorded so far, pauses left out. */
  onTick: (seconds: number) => void;
  onEnd: (recorded: Recorded) => void;
  onFailed: (error: unknown) => void;
};

export type Recorder = { pause: () => void; resume: () => void; stop: () => void };

/** Counts seconds while it runs. */
function createClock(now: () => number) {
  let before = 0;
  let since: number | null = null;
  const seconds = () => (before + (since === null ? 0 : now() - since)) / 1_000;
  return {
    seconds,
    start: () => {
      since ??= now();
    },
    stop: () => {
      before = seconds() * 1_000;
      since = null;
    },
  };
}

/** Records a camera until it is stopped, or for `maxSeconds`. */
export function startRecorder(
  { stream, rung }: Camera,
  maxSeconds: number,
  { onTick, onEnd, onFailed }: RecorderEvents,
): Recorder {
  const mimeType = recordableType((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: rung.bitsPerSecond,
    audioBitsPerSecond: AUDIO_BITS_PER_SECOND,
  });
  const clock = createClock(() => performance.now());
  const parts: Blob[] = [];
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setInterval(() => {
    const seconds = clock.seconds();
    onTick(Math.min(seconds, maxSeconds));
    if (seconds >= maxSeconds) stop();
  }, TICK_MS);
  recorder.ondataavailable = ({ data }) => void (data.size > 0 && parts.push(data));
  recorder.onerror = (event) => onFailed((event as ErrorEvent).error ?? event);
  // It also comes where the camera is taken away, with all that was recorded until then.
  recorder.onstop = () => {
    clock.stop();
    clearInterval(timer);
    const type = containerOf(recorder.mimeType, mimeType);
    onEnd({ blob: new Blob(parts, { type }), seconds: Math.min(clock.seconds(), maxSeconds) });
  };
  recorder.start(SLICE_MS);
  clock.start();
  return {
    pause() {
      clock.stop();
      recorder.pause();
    },
    resume() {
      recorder.resume();
      clock.start();
    },
    stop,
  };
}
