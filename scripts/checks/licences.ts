/** Checks the licences of all production packages and their dependencies. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import LICENCES from './licences.json' with { type: 'json' };
import { reportProblems } from './problems.ts';

const ALLOWED = new Set(Object.values(LICENCES.allowed).flat());
const TOLD_ELSEWHERE: Partial<Record<string, string>> = LICENCES.toldInTheReadmeAlone;

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }> };
type Manifest = { license?: string | { type?: string }; licenses?: { type?: string }[] };

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Whether an SPDX expression lets us choose allowed licences only. No licence in use nests AND inside OR. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => ALLOWED.has(name.trim())));

function licenceOf({ license, licenses }: Manifest): string | undefined {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** Production packages whose licence is missing or not allowed. */
export function findLicences(root: string): string[] {
  const { packages } = read<Lock>(join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path && !dev && !devOptional && !link)
    .filter(([path]) => existsSync(join(root, path)))
    .flatMap(([path]) => {
      const licence = TOLD_ELSEWHERE[path] ?? licenceOf(read<Manifest>(join(root, path, 'package.json')));
      return licence && isAllowed(licence) ? [] : [`${path}: licence ${licence ?? 'not given'}`];
    });
}

if (process.argv[1] === import.meta.filename) reportProblems(findLicences(join(import.meta.dirname, '../..')));
