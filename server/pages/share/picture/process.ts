/**
 * Draws beside the server: a drawing takes a processor for a tenth of a second, in which nobody would be answered. A
 * picture of the content can make the renderer end its process, run for ever, or take all memory.
 */
import { setPriority } from 'node:os';
import type { Drawing } from './draw.ts';
import type { Said } from './drawer.ts';

const LOW = 10;
try {
  setPriority(LOW);
} catch {
  // Some sandboxes refuse it. It then shares the processor as an equal.
}

/** What V8 is limited to leaves out what the renderer takes. A logo and a picture of the largest size take 550 MB. */
const MOST_BYTES = 800_000_000;
const LOOK_EVERY_MS = 20;
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);

const say = (said: Said) => process.send?.(said);

try {
  const { drawPicture } = await import('./draw.ts');
  process.on('message', (drawing: Drawing) => {
    drawPicture(drawing).then(
      (png) => say({ png }),
      (cause) => say({ failure: String(cause) }),
    );
  });
  say({ begun: true });
} catch (cause) {
  say({ failure: String(cause) });
}
// The server has gone. An exit would wait for a drawing that is under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
