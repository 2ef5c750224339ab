import type { CompatStatement, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data/types';
import type { Versions } from '../../build/code/oldest-browsers.ts';

/** A feature that one of the oldest browsers lacks. */
export type Fault = {
  /** MDN's name: `Intl.Segmenter`, `:has`, `text-wrap: balance`. */
  feature: string;
  /** The browsers that lack it, each with the first version that has it: `firefox 125`, `safari never`. */
  lackedBy: string[];
  /** File and line, or the place in a file. */
  at: string;
};

const numbers = (version: string) => version.split('.').map(Number);

/** Compares dotted versions: 15.4 is older than 15.10. */
export function isOlder(version: string, other: string): boolean {
  const [left, right] = [numbers(version), numbers(other)];
  const at = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => index);
  const differs = at.find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return differs !== undefined && (left[differs] ?? 0) < (right[differs] ?? 0);
}

/** Supported under its own name and without a flag. */
const isPlain = ({ flags, prefix, alternative_name: otherName }: SimpleSupportStatement) =>
  !(flags || prefix || otherName);

const isVersion = (added: unknown): added is string => typeof added === 'string' && added !== 'preview';

/** The versions from and until which it is supported; `≤37` counts as 37. */
const spansOf = (support: SupportStatement | undefined) =>
  [support ?? []]
    .flat()
    .filter(isPlain)
    .flatMap(({ version_added: from, version_removed: until }) =>
      isVersion(from) ? { from: from.replace('≤', ''), until: isVersion(until) ? until : null } : [],
    );

type Span = ReturnType<typeof spansOf>[number];

const holds = ({ from, until }: Span, version: string) =>
  !isOlder(version, from) && (until === null || isOlder(version, until));

/** The browsers that lack a feature or have removed it, as in `Fault`. */
export function lackedBy({ support }: CompatStatement, oldest: Versions): string[] {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const spans = spansOf(support[browser as keyof typeof support]);
    const present = spans.find(({ until }) => until === null);
    return present && spans.some((span) => holds(span, version)) ? [] : [`${browser} ${present?.from ?? 'never'}`];
  });
}
