import type { Fault, Verdict } from '../support/line.ts';
import type { Chance } from './chance.ts';

const KEY = /idempotency-key: ([0-9a-f-]{36})/i;
const CUTS: Verdict[] = ['cutBefore', 'cutHalfway', 'cutAfter', 'cutInAnswer'];

/** After this many faults a submission is let through, so that the test ends. */
const MOST_FAULTS = 3;

/** What happened, by kind. */
export type Tally = Map<string, number>;

export const addTo = (tally: Tally, kind: string) => tally.set(kind, (tally.get(kind) ?? 0) + 1);

/** Between reader and server: about two of three tries of each submission fail. */
export function failRequests(chance: Chance, tally: Tally): Fault {
  const failed = new Map<string, number>();
  return (bytes) => {
    const key = KEY.exec(bytes.toString('latin1'))?.[1];
    const before = failed.get(key ?? '') ?? 0;
    if (!key || before >= MOST_FAULTS || !chance.happens(before === 0 ? 0.8 : 0.5)) return 'pass';
    failed.set(key, before + 1);
    const verdict = chance.oneOf(CUTS);
    addTo(tally, `request ${verdict}`);
    return verdict;
  };
}

const STATEMENT_SHARE = 0.02;
const COMMIT_SHARE = 0.1;

/** Between server and PostgreSQL: some statements fail, and more of the commits. */
export function failStatements(chance: Chance, tally: Tally): Fault {
  return (bytes) => {
    const isCommit = bytes.includes('commit\0');
    if (!chance.happens(isCommit ? COMMIT_SHARE : STATEMENT_SHARE)) return 'pass';
    const verdict = chance.oneOf(['cutBefore', 'cutAfter'] as const);
    addTo(tally, `${isCommit ? 'commit' : 'statement'} ${verdict}`);
    return verdict;
  };
}
