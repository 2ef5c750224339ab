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
  ...describe('fields', DETAILS.signup.schema.fields),
  ...Object.entries(DETAILS).flatMap(([kind, struct]) => describe(`details.${kind}`, struct, detailsOf(kind))),
];
