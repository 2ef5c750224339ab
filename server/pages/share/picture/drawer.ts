import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Drawing } from './draw.ts';

/** No picture can be drawn now: the process did not begin. */
export class CannotDraw extends Error {
  /** The renderer has no build for this machine, or a part of it is missing. Lack of memory, say, passes. */
  readonly isLasting: boolean;

  constructor(text: string, isLasting: boolean) {
    super(text);
    this.isLasting = isLasting;
  }
}

export const PROGRAM = new URL('./process.ts', import.meta.url);
/** Many times what they take on an idle machine. */
const BEGINS_WITHIN_MS = 60_000;
const DRAWS_WITHIN_MS = 30_000;

/** What the process says; first of all that it has begun. */
export type Said = { begun: true } | { png: Uint8Array } | { failure: string };

/**
 * Draws pictures in a process of its own, one at a time. It begins with the first, and is killed if one takes too long:
 * a thread would end the server with it, and can't be ended within the renderer.
 *
 * @param program replaced by tests
 */
export function createDrawer(program = PROGRAM, drawsWithinMs = DRAWS_WITHIN_MS) {
  const ending = new AbortController();
  let current: ChildProcess | null = null;

  function end() {
    current?.kill('SIGKILL');
    current = null;
  }

  async function next(child: ChildProcess, withinMs: number): Promise<Said> {
    const heard = new AbortController();
    const signal = AbortSignal.any([ending.signal, heard.signal, AbortSignal.timeout(withinMs)]);
    const ended = once(child, 'exit', { signal }).then(([code, killedBy]) =>
      Promise.reject(new Error(`the drawing process ended: ${killedBy ?? code}`)),
    );
    try {
      const [said] = await Promise.race([once(child, 'message', { signal }), ended]);
      return said;
    } catch (cause) {
      end();
      throw signal.reason ?? cause;
    } finally {
      heard.abort();
      ended.catch(() => {}); // only one of the two is wanted
    }
  }

  function start(): ChildProcess {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // It reads pictures that strangers may have made: no passwords or keys for it.
      env: {},
      execArgv: [], // nor through --env-file
    });
    current = child;
    const leave = () => {
      if (current === child) current = null;
    };
    // Without a listener, an error between two drawings would end the server.
    child.on('error', leave).on('exit', leave);
    return child;
  }

  async function begin(): Promise<ChildProcess> {
    try {
      const child = start();
      const said = await next(child, BEGINS_WITHIN_MS);
      if ('begun' in said) return child;
      throw 'failure' in said ? new CannotDraw(said.failure, true) : new Error('the drawing process drew first');
    } catch (cause) {
      end();
      throw cause instanceof CannotDraw ? cause : new CannotDraw((cause as Error).message, false);
    }
  }

  return {
    /** @throws CannotDraw; Error for a drawing that fails */
    async draw(drawing: Drawing): Promise<Uint8Array> {
      ending.signal.throwIfAborted();
      const child = current ?? (await begin());
      child.send(drawing, () => {}); // an end in the meantime is heard as such
      const said = await next(child, drawsWithinMs);
      if ('png' in said) return said.png;
      throw new Error('failure' in said ? said.failure : 'the drawing process began anew');
    },
    /** Also a drawing that is under way, which then fails. */
    async close() {
      ending.abort();
      end();
    },
  };
}
