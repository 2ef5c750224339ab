import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data/types';
import type { Versions } from '../../build/code/oldest-browsers.ts';

/** MDN's entry at a path, such as `css`, `properties`, `inset`. */
export const entryAt = (...path: string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>((entry, name) => entry?.[name], bcd as unknown as Identifier);

/** MDN's data about the support of a feature. */
export const compatAt = (...path: string[]): CompatStatement | undefined => entryAt(...path)?.__compat;

/** A feature that one of the oldest browsers lacks. */
export type Fault = {
  /** MDN's name: `Intl.Segmenter`, `:has`, `text-wrap: balance`. */
  feature: string;
  /** The browsers that lack it, each with the first version that has it: `firefox 125`, `safari never`. */
  lackedBy: string[];
  /** File and line, or the place in a file. */
  at: string;
};

/** Compares dotted versions: 15.4 is older than 15.10, and 16 is no older than 16.0. */
export const isOlder = (version: string, other: string): boolean =>
  `${version}.0`.localeCompare(other, 'en', { numeric: true }) < 0;

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

const BUILTINS = ['javascript', 'builtins'];

/** TypeScript's interfaces for constructors and read-only lists. */
const asCalled = (owner: string) => owner.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, '');

/** A member of a class or namespace: `Array.at`, `AbortSignal.timeout`, `Intl.Segmenter`. */
export function memberCompat(owner: string, name: string): CompatStatement | undefined {
  const object = asCalled(owner);
  const places = [
    [...BUILTINS, object],
    [...BUILTINS, 'Intl', object],
    ['api', object],
  ];
  return places.flatMap((place) => compatAt(...place, name) ?? compatAt(...place, `${name}_static`) ?? []).at(0);
}

/** A global: `structuredClone`, `WeakRef`, `requestIdleCallback`. */
export const globalCompat = (name: string): CompatStatement | undefined =>
  compatAt(...BUILTINS, name) ?? compatAt('api', name) ?? compatAt('api', 'Window', name);

/** An attribute of an element, or of them all: `inert`. */
export const attributeCompat = (element: string, name: string): CompatStatement | undefined =>
  compatAt('html', 'elements', element, name) ?? compatAt('html', 'global_attributes', name);

/** Built-in classes by the name of a member, which is all that minified code shows. */
export const compatsByName: ReadonlyMap<string, CompatStatement[]> = gather();

function gather() {
  const all = new Map<string, CompatStatement[]>();
  for (const owner of Object.values(entryAt(...BUILTINS) ?? {}))
    for (const [name, { __compat: compat }] of Object.entries(owner))
      if (compat) all.set(name, [...(all.get(name) ?? []), compat]);
  return all;
}
