import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createTranslate,
  type Locale,
  loadForms,
  loadLocale,
  loadMore,
  type PartialDictionary,
} from '../../i18n/index.ts';

type Part = { default: PartialDictionary };
type LoadPart = (locale: Locale) => Promise<Part>;

const ACTIONS = join(import.meta.dirname, '../../widget/actions');

/** The copy in the folder of a kind, including kinds without screens. */
const loadBeside =
  (kind: string): LoadPart =>
  (locale) =>
    locale === 'en-US'
      ? import(pathToFileURL(join(ACTIONS, kind, 'copy/en-US.ts')).href)
      : import(pathToFileURL(join(ACTIONS, kind, 'copy', `${locale}.json`)).href, { with: { type: 'json' } });

const kinds = globSync('*/copy/en-US.ts', { cwd: ACTIONS }).map((file) => dirname(dirname(file)));

/** All parts of a locale, by the name shown when a test fails. */
export const PARTS: ReadonlyMap<string, LoadPart> = new Map<string, LoadPart>([
  ['first', loadLocale],
  ['more', loadMore],
  ['forms', loadForms],
  ...kinds.sort().map((kind) => [kind, loadBeside(kind)] as const),
]);

/** Each text of a part as `[section.key, text]`. */
const textsOf = (dictionary: PartialDictionary) =>
  Object.entries(dictionary).flatMap(([section, texts]) =>
    Object.entries(texts ?? {}).map(([key, text]) => [`${section}.${key}`, text] as const),
  );

/** The texts of one part of a locale by key. */
export async function partOf(locale: Locale, part: string) {
  const load = PARTS.get(part);
  if (!load) throw new Error(`The copy has no part ${part}`);
  return new Map<string, string>(textsOf((await load(locale)).default));
}

/** All texts of a locale by key. */
export async function wholeOf(locale: Locale) {
  const parts = await Promise.all([...PARTS.keys()].map((part) => partOf(locale, part)));
  return new Map(parts.flatMap((part) => [...part]));
}

/** A translator with a whole locale, which fails the test on a missing key. */
export async function translatorFor(locale: Locale) {
  const t = createTranslate(locale, {}, (key) => {
    throw new Error(`no copy for ${key} in ${locale}`);
  });
  for (const load of PARTS.values()) t.add((await load(locale)).default);
  return t;
}
