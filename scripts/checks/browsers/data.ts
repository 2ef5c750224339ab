import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';

/** MDN's entry at a path, such as `css`, `properties`, `inset`. */
export const entryAt = (...path: string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>((entry, name) => entry?.[name], bcd as unknown as Identifier);

/** MDN's data about the support of a feature. */
export const compatAt = (...path: string[]): CompatStatement | undefined => entryAt(...path)?.__compat;
