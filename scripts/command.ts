import { SettingError } from '../server/setting-error.ts';

/** A message for errors that a person can mend; the stack for unexpected ones. */
function explain(cause: unknown, usage: string): unknown {
  if (cause instanceof SettingError) return cause.message;
  const { code, message } = cause as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : cause;
}

const asksForHelp = (args: string[]) => args.includes('--help') || args.includes('-h');

/** Runs an operator's command and prints its result, or how it is used. */
export async function runCommand(usage: string, work: () => Promise<string>) {
  if (asksForHelp(process.argv.slice(2))) return console.log(usage);
  try {
    console.log(await work());
  } catch (cause) {
    console.error(explain(cause, usage));
    process.exitCode = 1;
  }
}
