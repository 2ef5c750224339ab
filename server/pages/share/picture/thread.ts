/** Draws beside the server: a drawing takes a processor for a tenth of a second, in which nobody would be answered. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Drawing, drawPicture } from './draw.ts';
import type { Said } from './drawer.ts';

const LOW = 10;
try {
  // Elsewhere it would be the whole server's.
  if (process.platform === 'linux') setPriority(LOW);
} catch {
  // Some sandboxes refuse it. The thread then shares the processor as an equal.
}

const say = (said: Said) => parentPort?.postMessage(said);

parentPort?.on('message', async (drawing: Drawing) => {
  try {
    say({ png: await drawPicture(drawing) });
  } catch (cause) {
    say({ failure: String(cause) });
  }
});
say({ begun: true });
