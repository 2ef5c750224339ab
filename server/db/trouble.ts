/** A temporary failure of the database: nothing was stored, and trying again may help. */
export type Trouble = 'busy' | 'full' | 'gone' | 'readOnly';

/** A lock was held for longer than a request should wait. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const OF_SQLITE: Record<number, Trouble> = { 5: 'busy', 6: 'busy', 8: 'readOnly', 10: 'gone', 13: 'full', 14: 'gone' };
const PRIMARY_CODE = 0xff;

/** PostgreSQL's codes (its manual, appendix A) and those of a connection. */
const OF_CODE: [codes: RegExp, trouble: Trouble][] = [
  [/^(55P03|57014|40001|40P01|53300|53200)$/, 'busy'],
  [/^53100$|^ENOSPC$/, 'full'],
  [/^25006$|^EROFS$/, 'readOnly'],
  [/^(08...|57P0.|25P03)$/, 'gone'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, 'gone'],
];

/** Messages of `pg` that have no code. */
const GONE = /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect)/;

type Cause = Error & { code?: unknown; errcode?: unknown };

/** @returns undefined for other errors, such as a wrong statement */
export function troubleOf(cause: unknown): Trouble | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof BusyError) return 'busy';
  const { code, errcode, message } = cause as Cause;
  if (typeof errcode === 'number') return OF_SQLITE[errcode & PRIMARY_CODE];
  const [, trouble] = OF_CODE.find(([codes]) => codes.test(String(code ?? ''))) ?? [];
  return trouble ?? (GONE.test(message) ? 'gone' : undefined);
}
