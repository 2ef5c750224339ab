import type { VideoQuality } from '../model/enums.ts';
import { type Line, ladderFor, type Rung } from './quality.ts';

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

/** Asks for the camera, which the browser asks the reader about. @throws the browser's own error */
export async function openCamera(quality: VideoQuality): Promise<Camera> {
  const { connection } = navigator as Navigator & { connection?: Line };
  const [best, ...lower] = ladderFor(quality, connection) as [Rung, ...Rung[]];
  const open = async (rung: Rung) => ({
    rung,
    stream: await navigator.mediaDevices.getUserMedia(constraintsFor(rung)),
  });
  for (const [index, rung] of [best, ...lower].entries())
    try {
      return await open(rung);
    } catch (error) {
      if (!isTooMuch(error) || index === lower.length) throw error;
    }
  throw new Error('No rung'); // unreachable: the last one returns or throws
}

/** Turns it off, with its light. */
export function closeCamera({ stream }: Camera) {
  for (const track of stream.getTracks()) track.stop();
}

/** Tells that the camera or the microphone was unplugged, or given to another app; not that `closeCamera` ended it. */
export function whenTaken({ stream }: Camera, tell: () => void) {
  for (const track of stream.getTracks()) track.addEventListener('ended', tell, { once: true });
}
