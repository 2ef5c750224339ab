import { VIDEO_QUALITIES, type VideoQuality } from '../model/enums.ts';

/** What a camera is asked for, and how many bits a second of it takes. */
export type Rung = { width: number; height: number; bitsPerSecond: number };

const RUNGS: Record<VideoQuality, Rung> = {
  P240: { width: 426, height: 240, bitsPerSecond: 400_000 },
  P360: { width: 640, height: 360, bitsPerSecond: 800_000 },
  P480: { width: 854, height: 480, bitsPerSecond: 1_300_000 },
  P720: { width: 1280, height: 720, bitsPerSecond: 2_500_000 },
};

/** What a browser knows of its connection; Safari and Firefox know nothing. */
export type Line = { saveData?: boolean; effectiveType?: string };

const isThin = ({ saveData, effectiveType = '' }: Line) => saveData === true || /^(slow-)?2g$/.test(effectiveType);

/**
 * The wanted quality and all below it, best first: a camera that refuses one is asked for the next. A reader who saves
 * data, or whose connection is slow, begins one rung lower.
 */
export function ladderFor(wanted: VideoQuality, line: Line = {}): Rung[] {
  const top = VIDEO_QUALITIES.indexOf(wanted) - (isThin(line) ? 1 : 0);
  return VIDEO_QUALITIES.slice(0, Math.max(0, top) + 1)
    .reverse()
    .map((quality) => RUNGS[quality]);
}
