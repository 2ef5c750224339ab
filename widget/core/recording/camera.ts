import { type Trouble, VIDEO_QUALITIES, type VideoQuality } from '../model/enums.ts';

/** What a camera is asked for, and how many bits a second of it takes. */
type Rung = { width: number; height: number; bitsPerSecond: number };

const RUNGS: Record<VideoQuality, Rung> = {
  P240: { width: 426, height: 240, bitsPerSecond: 400_000 },
  P360: { width: 640, height: 360, bitsPerSecond: 800_000 },
  P480: { width: 854, height: 480, bitsPerSecond: 1_300_000 },
  P720: { width: 1280, height: 720, bitsPerSecond: 2_500_000 },
};

/** What a browser knows of its connection; Safari and Firefox know nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

const isSlow = ({ saveData, effectiveType = '' }: Connection) =>
  saveData === true || /^(slow-)?2g$/.test(effectiveType);

/**
 * The wanted quality and all below it, best first: a camera that refuses one is asked for the next. A reader who saves
 * data, or whose connection is slow, begins one rung lower.
 */
export function ladderFor(wanted: VideoQuality, connection: Connection = {}): Rung[] {
  const top = VIDEO_QUALITIES.indexOf(wanted) - (isSlow(connection) ? 1 : 0);
  return VIDEO_QUALITIES.slice(0, Math.max(0, top) + 1)
    .reverse()
    .map((quality) => RUNGS[quality]);
}

/** A camera that is on. */
export type Camera = { stream: MediaStream; rung: Rung };

/** Whether this browser, in this frame, can record at all. */
export const canRecord = () =>
  typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';

const isTooMuch = (error: unknown) => (error as Error).name === 'OverconstrainedError';

const constraintsFor = ({ width, height }: Rung): MediaStreamConstraints => ({
  audio: true,
  video: { facingMode: 'user', width: { ideal: width }, height: { ideal: height } },
});

async function openFirst([rung, ...lower]: [Rung, ...Rung[]]): Promise<Camera> {
  try {
    return { rung, stream: await navigator.mediaDevices.getUserMedia(constraintsFor(rung)) };
  } catch (error) {
    const [next, ...others] = lower;
    if (!next || !isTooMuch(error)) throw error;
    return openFirst([next, ...others]);
  }
}

/** Asks for the camera, which the browser asks the reader about. @throws the browser's own error */
export function openCamera(quality: VideoQuality): Promise<Camera> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return openFirst(ladderFor(quality, connection) as [Rung, ...Rung[]]);
}

/** Turns it off, with its light. */
export function closeCamera({ stream }: Camera) {
  for (const track of stream.getTracks()) track.stop();
}

/** Tells that the camera or the microphone was unplugged, or given to another app; not that `closeCamera` ended it. */
export function whenTaken({ stream }: Camera, tell: () => void) {
  for (const track of stream.getTracks()) track.addEventListener('ended', tell, { once: true });
}

/** Errors of `getUserMedia` by name (W3C Media Capture §10.3; older Safari and Firefox have other names). */
const NAMED: Record<string, Trouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'noCamera',
  DevicesNotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'cameraBusy',
  AbortError: 'cameraBusy',
  TrackStartError: 'cameraBusy',
  TypeError: 'notSupported',
  NotSupportedError: 'notSupported',
};

export const troubleOf = (error: unknown): Trouble => NAMED[(error as Error | null)?.name ?? ''] ?? 'lost';
