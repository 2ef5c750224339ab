import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  ContentAction,
  ContentCard,
  ContentPartner,
  ContentPublisher,
  ContentWidget,
} from '../../server/import/shape/content.ts';
import { DETAILS } from '../../server/import/shape/details.ts';
import { ContentSearch, ContentTheme, ContentTracking } from '../../server/import/shape/nested.ts';
import type { AnyStruct } from './takes.ts';

/** An example, and what the field means. */
export type Field = readonly [example: unknown, means: string];
export type Fields = Readonly<Record<string, Field>>;

/** One table of docs/content.md: a struct of the import, or a part of one, and the words for its fields. */
export type Described = { name: string; struct: AnyStruct; fields: Fields };

type Words = Record<string, Record<string, unknown>>;

const words = parse(readFileSync(join(import.meta.dirname, 'content.yaml'), 'utf8')) as Words;

const isFields = (group: object): group is Fields => Object.values(group).every(Array.isArray);

/** A group of fields, or several under headings of their own. */
function describe(name: string, struct: AnyStruct, group: object = words[name] ?? {}): Described[] {
  if (isFields(group)) return [{ name, struct, fields: group }];
  return Object.entries(group).map(([heading, fields]) => ({ name: `${name}/${heading}`, struct, fields }));
}

const detailsOf = (kind: string) => words.details?.[kind] ?? {};

/** Every table, in no order: docs/content.md says where each stands. */
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
  ...describe('fields', DETAILS.signup.schema.fields),
  ...Object.entries(DETAILS).flatMap(([kind, struct]) => describe(`details.${kind}`, struct, detailsOf(kind))),
];
