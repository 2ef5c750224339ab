import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Nothing can be done now: the process did not begin. */
export class CannotBegin extends Error {
  /** What it runs has no build for this machine, or a part of it is missing. Lack of memory, say, passes. */
  readonly isLasting: boolean;

  constructor(text: string, isLasting: boolean) {
    super(text);
    this.isLasting = isLasting;
  }
}

/** Many times what it takes on an idle machine. */
const BEGINS_WITHIN_MS = 60_000;

/** What the process says; first of all that it has begun. */
export type Said = { begun: true } | { done: Uint8Array } | { failure: string };

/**
 * Has tasks done in a process of its own, one at a time. It begins with the first, and is killed if one takes too long:
 * a thread would end the server with it, and can't be ended within native code.
 *
 * @param program one that calls `serveTasks`
 * @param withinMs how long a task may take
 */
export function createChild<Task extends object>(program: URL, withinMs: number) {
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
      Promise.reject(new Error(`the process ended: ${killedBy ?? code}`)),
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
      // It reads files that strangers may have made: no passwords or keys for it.
      env: {},
      execArgv: [], // nor through --env-file
    });
    current = child;
    const leave = () => {
      if (current === child) current = null;
    };
    // Without a listener, an error between two tasks would end the server.
    child.on('error', leave).on('exit', leave);
    return child;
  }

  async function begin(): Promise<ChildProcess> {
    try {
      const child = start();
      const said = await next(child, BEGINS_WITHIN_MS);
      if ('begun' in said) return child;
      throw 'failure' in said ? new CannotBegin(said.failure, true) : new Error('the process did a task first');
    } catch (cause) {
      end();
      throw cause instanceof CannotBegin ? cause : new CannotBegin((cause as Error).message, false);
    }
  }

  return {
    /** @throws CannotBegin; Error for a task that fails */
    async run(task: Task): Promise<Uint8Array> {
      ending.signal.throwIfAborted();
      const child = current ?? (await begin());
      child.send(task, () => {}); // an end in the meantime is heard as such
      const said = await next(child, withinMs);
      if ('done' in said) return said.done;
      throw new Error('failure' in said ? said.failure : 'the process began anew');
    },
    /** Ends the process. The next task begins another. */
    rest: end,
    /** Also a task that is under way, which then fails. */
    async close() {
      ending.abort();
      end();
    },
  };
}
