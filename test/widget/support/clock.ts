import { setImmediate } from 'node:timers/promises';

type Run = (...args: unknown[]) => void;
/** Node's own code calls these on a timer. */
type Handle = { unref: () => Handle; ref: () => Handle };
type Timer = { at: number; run: () => void; everyMs: number | null };

const NAMES = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** A fake clock for the global timers, which stands still until a test advances it. */
export function installClock() {
  const before = NAMES.map((name) => globalThis[name]);
  const timers = new Map<Handle, Timer>();
  let time = 0;

  const add = (run: () => void, ms: number, everyMs: number | null): Handle => {
    const handle = { unref: () => handle, ref: () => handle };
    timers.set(handle, { at: time + ms, run, everyMs });
    return handle;
  };
  const clear = (handle: Handle | undefined) => void (handle && timers.delete(handle));
  const fakes = [
    (run: Run, ms = 0, ...args: unknown[]) => add(() => run(...args), ms, null),
    clear,
    (run: Run, ms = 0, ...args: unknown[]) => add(() => run(...args), ms, ms),
    clear,
  ];
  NAMES.forEach((name, n) => {
    Reflect.set(globalThis, name, fakes[n]);
  });

  const due = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];

  return {
    now: () => time,
    setTimeout: (run: () => void, ms: number) => add(run, ms, null),
    pending: () => timers.size,
    /** Lets everything except timers finish. */
    settle: () => setImmediate(),
    async tick(ms: number) {
      const until = time + ms;
      await setImmediate();
      for (let next = due(until); next; next = due(until)) {
        const [handle, timer] = next;
        time = Math.max(time, timer.at);
        if (timer.everyMs === null) timers.delete(handle);
        else timer.at = time + timer.everyMs;
        timer.run();
        await setImmediate();
      }
      time = until;
    },
    uninstall() {
      NAMES.forEach((name, n) => {
        Reflect.set(globalThis, name, before[n]);
      });
    },
  };
}

export type FakeClock = ReturnType<typeof installClock>;

/** Runs a test with a fake clock and always removes it afterwards. */
export const withClock = (run: (clock: FakeClock) => unknown) => async () => {
  const clock = installClock();
  try {
    await run(clock);
  } finally {
    clock.uninstall();
  }
};
