import { type Trouble, troubleOf } from '../server/db/trouble.ts';
import { SettingError } from '../server/settings.ts';

/** What a command says where the database stores nothing: each works in one transaction. */
const TROUBLES: Record<Trouble, string> = {
  busy: 'The database is busy, and nothing was changed. Try again in a moment.',
  full: 'The disk of the database is full, and nothing was changed. Make room on it, and try again.',
  gone: 'The database cannot be reached, and nothing was changed.',
  readOnly:
    'The database can only be read, and nothing was changed. The command needs the rights of the server’s user.',
};

/** A message for errors that a person can mend; the stack for unexpected ones. */
function explain(cause: unknown, usage: string): unknown {
  if (cause instanceof SettingError) return cause.message;
  const trouble = troubleOf(cause);
  if (trouble) return TROUBLES[trouble];
  const { code, message } = cause as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : cause;
}

const asksForHelp = (args: string[]) => args.includes('--help') || args.includes('-h');

/**
 * For commands that take no arguments: prints how they are used where there are some.
 *
 * @returns whether the command may run
 */
export function takesNoArguments(usage: string): boolean {
  const args = process.argv.slice(2);
  if (args.length === 0) return true;
  if (asksForHelp(args)) console.log(usage);
  else console.error(`Unknown argument: ${args[0]}\n\n${usage}`);
  process.exitCode = asksForHelp(args) ? 0 : 1;
  return false;
}

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

/** @param many the plural, where it is not the singular with an s */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** A number with its noun, such as `1 widget` and `2 widgets`. */
export const counted = (count: number, one: string, many?: string): string => `${count} ${nounFor(count, one, many)}`;
