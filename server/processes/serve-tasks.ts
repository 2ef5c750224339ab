/** What runs beside the server: what takes a processor for long, in which nobody would be answered. */
import { setPriority } from 'node:os';
import type { Said } from './child.ts';

const LOW = 10;
const LOOK_EVERY_MS = 20;

/** What V8 is limited to leaves out what native code takes. */
function limitMemory(mostBytes: number) {
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
}

const say = (said: Said) => process.send?.(said);

/**
 * Does what the server asks for (`createChild`), until the server has gone.
 *
 * @param load brings what does a task
 * @param mostBytes of memory, over which the process ends
 */
export async function serveTasks<Task>(load: () => Promise<(task: Task) => Promise<Uint8Array>>, mostBytes: number) {
  try {
    setPriority(LOW);
  } catch {
    // Some sandboxes refuse it. It then shares the processor as an equal.
  }
  limitMemory(mostBytes);
  // An exit would wait for a task that is under way.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  try {
    const doTask = await load();
    process.on('message', (task: Task) => {
      doTask(task).then(
        (done) => say({ done }),
        (cause) => say({ failure: cause instanceof Error ? cause.message : String(cause) }),
      );
    });
    say({ begun: true });
  } catch (cause) {
    say({ failure: String(cause) });
  }
}
