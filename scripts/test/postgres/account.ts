import { execFileSync } from 'node:child_process';

export type Account = { uid: number; gid: number };

/** Accounts that can own the cluster when root runs the tests: PostgreSQL refuses to run as root. */
const NAMES = ['postgres', 'nobody'];

const numberOf = (flag: string, name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

function accountOf(name: string): Account | undefined {
  try {
    return { uid: numberOf('-u', name), gid: numberOf('-g', name) };
  } catch {
    return undefined; // no such account here
  }
}

/** The account that the cluster runs under; undefined means our own. */
export function clusterAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = NAMES.map(accountOf).find(Boolean);
  if (!account) throw new Error(`PostgreSQL does not run as root, and there is no account ${NAMES.join(' or ')}`);
  return account;
}
