import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TIMEOUT_MS = 5_000;
const WIDTH_PX = 640;

const run = promisify(execFile);

/** Not the first picture, in which a camera still adjusts to the light. */
const momentOf = (seconds: number) => String(Math.min(1, seconds / 2));

/** Of the largest pictures that phones film. A small file may hold pictures that fill the memory. */
const MOST_PIXELS = 4_096 * 2_304;
const MEMORY_KB = 1_000_000;

/** A shell sets limits that hold for the program alone; where a system knows one of them not, it is left out. */
const BOUNDED = `ulimit -v ${MEMORY_KB} 2>/dev/null; ulimit -t ${TIMEOUT_MS / 1_000} 2>/dev/null; exec "$0" "$@"`;

/** Only files: a playlist in disguise must not make the server fetch addresses. */
const argumentsFor = (video: string, picture: string, seconds: number) => [
  ...['-nostdin', '-loglevel', 'error', '-protocol_whitelist', 'file'],
  ...['-threads', '1', '-filter_threads', '1', '-max_pixels', String(MOST_PIXELS)],
  ...['-ss', momentOf(seconds), '-i', video, '-frames:v', '1', '-vf', `scale=${WIDTH_PX}:-2`, '-y', picture],
];

async function isMade(ffmpeg: string, args: string[], picture: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', BOUNDED, ffmpeg, ...args], { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' });
    return (await stat(picture)).size > 0;
  } catch {
    return false; // a video without a picture is better than none
  }
}

/**
 * Makes a still picture of a video and calls `use` with its path.
 *
 * @returns whether there was one: not without ffmpeg, or where it can't read the video
 */
export async function withPicture(
  ffmpeg: string,
  { path, seconds }: { path: string; seconds: number },
  use: (picture: string) => Promise<void>,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'civic-action-picture-'));
  try {
    const picture = join(folder, 'picture.jpg');
    const hasPicture = await isMade(ffmpeg, argumentsFor(path, picture, seconds), picture);
    if (hasPicture) await use(picture);
    return hasPicture;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
