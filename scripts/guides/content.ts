import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'superstruct';
import { parse } from 'yaml';
import { KIND_CONTENT } from '../../server/import/kinds.ts';
import {
  ContentAction,
  ContentCard,
  ContentPartner,
  ContentPublisher,
  ContentWidget,
} from '../../server/import/shape/content.ts';
import { ContentSearch, ContentTheme, ContentTracking } from '../../server/import/shape/nested.ts';
import type { AnyStruct } from '../../widget/core/content/kind-content.ts';

/** Values that no field accepts. */
const ODD_TEXT = 'x:|%%|';
const ODD_NUMBER = -1e15;

const asCode = (values: string[]) => values.map((each) => `\`${each.trim()}\``).join(', ');

const complaintOf = (struct: AnyStruct, odd: unknown) => validate(odd, struct)[0]?.message ?? '';

/** The accepted values that an error names. */
const WORDINGS: [complaint: RegExp, takes: (found: string) => string][] = [
  [/must be (from \S+ to [\d.]+)/, (range) => `a number ${range}`],
  [/must be (0 or more)/, (range) => `a whole number, ${range}`],
  [/ is not one of (.+)$/, (list) => asCode(list.split(','))],
  [/ is not a (web address)$/, () => 'a web address'],
  [/ is neither a (web address) nor a plain name$/, () => 'a name or a web address'],
  [/ is not a (host name)$/, () => 'a host name'],
  [/ is not a country’s (two letters)/, () => 'two letters'],
  [/ is not an (action type)\./, () => 'a kind'],
];

function refinedTakes(struct: AnyStruct, odd: unknown): string | undefined {
  const complaint = complaintOf(struct, odd);
  for (const [pattern, takes] of WORDINGS) {
    const [, found] = pattern.exec(complaint) ?? [];
    if (found) return takes(found);
  }
  return undefined;
}

const listed = (element: AnyStruct | undefined) => {
  const takes = element ? takesOf(element) : 'anything';
  return takes === 'an object' ? 'a list of objects' : `a list: ${takes}`;
};

const PLAIN: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  union: 'a number or text',
  dynamic: 'a number or text',
  object: 'an object',
  type: 'an object',
  record: 'an object',
  unknown: 'an object',
};

/** Describes what a struct accepts, from its schema, and where that isn't enough from its error messages. */
function takesOf(struct: AnyStruct): string {
  if (struct.type === 'enums')
    return Object.keys(struct.schema)
      .map((each) => `\`${each}\``)
      .join(', ');
  if (struct.type === 'array') return listed(struct.schema);
  const refined = refinedTakes(struct, ODD_TEXT) ?? refinedTakes(struct, ODD_NUMBER);
  const takes = refined ?? PLAIN[struct.type];
  if (!takes) throw new Error(`No word for what "${struct.type}" takes: give scripts/guides/content.ts one`);
  return takes;
}

const isRequired = (struct: AnyStruct) => validate(undefined, struct)[0] !== undefined;

/** A field's example and meaning. */
export type Field = readonly [example: unknown, means: string];
export type Fields = Readonly<Record<string, Field>>;

/** A table of docs/content.md: a struct of the import, or a part of one, and the descriptions of its fields. */
export type Described = { name: string; struct: AnyStruct; fields: Fields };

type Words = Record<string, Record<string, unknown>>;

const words = parse(readFileSync(join(import.meta.dirname, 'content.yaml'), 'utf8')) as Words;

const isFields = (group: object): group is Fields => Object.values(group).every(Array.isArray);

/** A group of fields, or several groups with headings. */
function describe(name: string, struct: AnyStruct, group: object = words[name] ?? {}): Described[] {
  if (isFields(group)) return [{ name, struct, fields: group }];
  return Object.entries(group).map(([heading, fields]) => ({ name: `${name}/${heading}`, struct, fields }));
}

const detailsOf = (kind: string) => words.details?.[kind] ?? {};

/** Every table; docs/content.md decides the order. */
export const DESCRIBED: readonly Described[] = [
  ...describe('publisher', ContentPublisher),
  ...describe('partner', ContentPartner),
  ...describe('widget', ContentWidget),
  ...describe('card', ContentCard),
  ...describe('order', ContentCard.schema.order),
  ...describe('action', ContentAction),
  ...describe('search', ContentSearch),
  ...describe('theme', ContentTheme),
  ...describe('tag', ContentTracking),
  ...describe('fields', KIND_CONTENT.signup.details.schema.fields),
  ...Object.entries(KIND_CONTENT).flatMap(([kind, { details }]) =>
    describe(`details.${kind}`, details, detailsOf(kind)),
  ),
];

const escaped = (text: string) => text.replaceAll('|', '\\|');

/** JSON on one line, with spaces. */
const exampleText = (value: unknown): string => {
  const text = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  return `\`${text}\``;
};

function row(name: string, [example, means]: Field, { struct }: Described): string {
  const field = struct.schema[name];
  if (!field) throw new Error(`There is no field "${name}"`);
  const takes = `${takesOf(field)}${isRequired(field) ? ', **required**' : ''}`;
  return `| \`${name}\` | ${takes} | ${escaped(exampleText(example))} | ${escaped(means)} |`;
}

/** A Markdown table; a sentence if there are no fields. */
function tableOf(described: Described): string {
  const rows = Object.entries(described.fields).map(([name, field]) => row(name, field, described));
  if (rows.length === 0) return 'It needs no `details`.';
  return ['| field | takes | example | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

const MARKED = /(<!-- fields:([^>]+?) -->\n)[\s\S]*?(<!-- \/fields -->)/g;

/** The names of the tables that a text has markers for. */
export const tablesIn = (text: string): string[] => [...text.matchAll(MARKED)].map(([, , name]) => name ?? '');

/** Fills in a text's tables from the structs. @throws Error for an unknown table */
export const withTables = (text: string, all: readonly Described[]): string =>
  text.replaceAll(MARKED, (_, open: string, name: string, close: string) => {
    const described = all.find((each) => each.name === name);
    if (!described) throw new Error(`No table is called "${name}"`);
    return `${open}${tableOf(described)}\n${close}`;
  });
