/** Undoes one thing that a placement did to the page. */
export type Stop = () => void;

/** The loader is a guest: whatever goes wrong in it, or in a callback handed to it, ends here as a warning. */
export const guard =
  <A extends unknown[]>(run: (...args: A) => unknown) =>
  (...args: A): void => {
    try {
      run(...args);
    } catch (cause) {
      console.warn(cause);
    }
  };

/** Listens until the stop is called. Removed by name: pages that count their listeners don't see a signal. */
export const listen = <E extends Event>(target: EventTarget, type: string, run: (event: E) => void): Stop => {
  const guarded = guard(run) as EventListener;
  target.addEventListener(type, guarded);
  return () => target.removeEventListener(type, guarded);
};
