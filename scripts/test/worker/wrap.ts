type Run = (args: unknown[]) => unknown;
type Callable = (...args: unknown[]) => unknown;

/** Puts `around` in place of a function, also of what `promisify` calls in its place, which is under a symbol. */
export function wrap(functions: object, name: string, around: (run: Run, args: unknown[]) => unknown) {
  const original: unknown = Reflect.get(functions, name);
  if (typeof original !== 'function') return;
  const wrapped = (run: Callable) =>
    function (this: unknown, ...args: unknown[]) {
      return around((each) => Reflect.apply(run, this, each), args);
    };
  const replacement = Object.assign(wrapped(original as Callable), original);
  for (const key of Object.getOwnPropertySymbols(original)) {
    const own: unknown = Reflect.get(original, key);
    Reflect.set(replacement, key, typeof own === 'function' ? wrapped(own as Callable) : own);
  }
  Reflect.set(functions, name, replacement);
}
