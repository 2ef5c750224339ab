/** Stands in for `uvu` in the test files: adds a time limit and keeps uvu from losing errors. */
import * as uvu from 'uvu';
import { failureText } from './failure-text.ts';
import { finishes } from './finishes.ts';

/** For tests that would never end; what a busy machine does to others is no fault of theirs. */
const TEST_TIMEOUT_MS = 600_000;

type Handler = uvu.Callback<Record<string, unknown>>;
type Register = (name: string, handler: Handler) => void;

/** One suite per file: with uvu's shared `test`, tests of a file that forgot `run()` would run in the next file. */
export const test = guard(uvu.suite());

export const suite = (name?: string, context?: Record<string, unknown>) => guard(uvu.suite(name, context));

function guard(original: uvu.Test<Record<string, unknown>>) {
  const register = (add: Register) => (name: string, handler: Handler) => add(name, limited(handler));
  return Object.assign(register(original), {
    only: register(guardOnly(original)),
    skip: original.skip,
    before: hook(original.before),
    after: hook(original.after),
    run: original.run,
  });
}

function guardOnly(original: uvu.Test<Record<string, unknown>>): Register {
  return (name, handler) => {
    if (!Reflect.get(globalThis, 'CIVIC_ALLOW_ONLY')) throw new Error(`test.only("${name}") hides the other tests`);
    original.only(name, handler);
  };
}

function limited(handler: Handler): Handler {
  return async (context) => {
    try {
      await finishes(handler(context), TEST_TIMEOUT_MS);
    } catch (cause) {
      throw cause instanceof Error ? cause : new Error(`Thrown: ${String(cause)}`); // uvu needs a name and a stack
    }
  };
}

type Hook = ((handler: Handler) => void) & { each(handler: Handler): void };

function hook(add: Hook) {
  const each = (handler: Handler) => add.each(loud(handler));
  return Object.assign((handler: Handler) => add(loud(handler)), { each });
}

/** uvu counts a failed hook's tests as missing but drops the error. */
function loud(handler: Handler): Handler {
  return async (context) => {
    try {
      await limited(handler)(context);
    } catch (cause) {
      process.stdout.write(failureText('A hook failed', cause));
      throw cause;
    }
  };
}
