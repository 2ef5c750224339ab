import type { Camera } from './camera.ts';

/** MP4 first, since everything plays it. Chromium without licensed codecs and Firefox record WebM. */
const WANTED = ['video/mp4;codecs="avc1.42E01E,mp4a.40.2"', 'video/webm;codecs="vp8,opus"', 'video/webm', 'video/mp4'];

/** The first format that this browser can record; undefined leaves it to the browser. */
export const recordableType = (canRecord: (type: string) => boolean): string | undefined => WANTED.find(canRecord);

/** The container alone, as the browser says after recording; a browser that says nothing records what was asked for. */
export const containerOf = (said: string, asked = 'video/webm') => (said || asked).split(';', 1)[0] ?? asked;

/** A name for the recording, by which a download opens. */
export const fileNameFor = (container: string) => `video.${/mp4|quicktime/.test(container) ? 'mp4' : 'webm'}`;

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
