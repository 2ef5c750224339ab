/** pino's numbers, so that these lines are like the rest of the log (docs/operators.md, Logs). */
const LEVELS = { info: 30, warn: 40, error: 50 };

/** Whether somebody reads along; decided alike for both streams, as for the log (server/logger.ts). */
export const isForPeople = () => process.stdout.isTTY === true;

/** What a program needs apart from the sentence. */
type Facts = Record<string, unknown>;

/** Prints what is not of a request: words on a terminal, a line of JSON elsewhere. */
export function say(level: keyof typeof LEVELS, text: string, facts: Facts = {}) {
  const stream = level === 'info' ? process.stdout : process.stderr;
  const line = isForPeople() ? text : JSON.stringify({ level: LEVELS[level], time: Date.now(), ...facts, msg: text });
  stream.write(`${line}\n`);
}

/** A sentence for what a person can mend; the stack of anything else. */
export function sayFailure(cause: unknown) {
  if (typeof cause === 'string') say('error', cause);
  else if (isForPeople()) console.error(cause);
  else {
    const { name, message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    say('error', message, { err: { type: name, message, stack } });
  }
}

/** When the output is not a terminal, says in the same way what Node itself would print as text: warnings, and the error that ends it. */
export function speakForNode() {
  if (isForPeople()) return;
  // Node's own listener, which prints them.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => say('warn', `${name}: ${message}`));
  process.on('uncaughtException', (cause) => {
    sayFailure(cause);
    process.exit(1);
  });
}
