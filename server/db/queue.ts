import { BusyError } from './trouble.ts';

/** Lets the next one in. */
export type Leave = () => void;

/** Lets at most `places` in at once; others wait in line. */
export function createQueue(places: number) {
  const line: (() => void)[] = [];
  let taken = 0;

  function leave() {
    taken--;
    line.shift()?.();
  }

  const onlyOnce = (): Leave => {
    let isGone = false;
    return () => {
      if (!isGone) leave();
      isGone = true;
    };
  };

  function waitInLine(waitMs: number) {
    return new Promise<Leave>((resolve, reject) => {
      const enterNow = () => {
        clearTimeout(timer);
        taken++;
        resolve(onlyOnce());
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enterNow), 1);
        reject(new BusyError(`Nothing was free within ${waitMs} ms`));
      }, waitMs);
      line.push(enterNow);
    });
  }

  return {
    /** @throws BusyError after `waitMs` in line */
    async enter(waitMs: number): Promise<Leave> {
      if (taken >= places) return waitInLine(waitMs);
      taken++;
      return onlyOnce();
    },
    /** How many stand in line. */
    waiting: () => line.length,
    /** Whether nobody is in. */
    isEmpty: () => taken === 0 && line.length === 0,
  };
}

export type Queue = ReturnType<typeof createQueue>;
