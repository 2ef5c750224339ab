/** Undoes one change that a placement made to the page. */
export type Stop = () => void;

/** The loader is a guest: an error in it, or in a callback passed to it, becomes a console warning. */
export const guard =
  <A extends unknown[]>(run: (...args: A) => unknown) =>
  (...args: A): void => {
    try {
      run(...args);
    } catch (cause) {
      console.warn(cause);
    }
  };

/** Listens until the returned function is called. No AbortSignal: pages that count their listeners don't notice one. */
export const listen = <E extends Event>(target: EventTarget, type: string, run: (event: E) => void): Stop => {
  const guarded = guard(run) as EventListener;
  target.addEventListener(type, guarded);
  return () => target.removeEventListener(type, guarded);
};
