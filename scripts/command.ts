import { SettingError } from '../server/setting-error.ts';

/** One line for what a person can mend; the stack only for what nobody foresaw. */
function explain(cause: unknown, usage: string): unknown {
  if (cause instanceof SettingError) return cause.message;
  const { code, message } = cause as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : cause;
}

/** Runs a command of an operator and prints what it returns. */
export async function runCommand(usage: string, work: () => Promise<string>) {
  try {
    console.log(await work());
  } catch (cause) {
    console.error(explain(cause, usage));
    process.exitCode = 1;
  }
}
