import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { compatAt, entryAt } from './data.ts';

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
