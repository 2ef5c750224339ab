import * as s from 'superstruct';
import { LOCALES } from '../../../i18n/locale.ts';
import { Id } from '../../../widget/core/api/wire.ts';
import { type AnyStruct, FilledText, Text, unique } from '../../../widget/core/content/kind-content.ts';
import { Filled, textThat } from '../../../widget/core/content/values.ts';
import type { ActionType } from '../../../widget/core/model/enums.ts';
import { isRecord } from '../../../widget/core/model/value.ts';
import { KIND_CONTENT } from '../kinds.ts';

/** An action's texts, which a translation may have. */
export const TEXTS: readonly string[] = [
  'title',
  'description',
  'text',
  'shortName',
  'customHeader',
  'customButtonText',
  'formTitle',
  'formDescription',
  'signUpFormTitle',
  'signUpFormDescription',
  'thankYouTitle',
  'thankYouText',
  'feedbackHeader',
  'feedbackText',
  'altSharingTwitterMessage',
];

const textsIn = ({ schema }: AnyStruct): string[] =>
  Object.entries<AnyStruct>(schema).flatMap(([name, struct]) => {
    if (struct === Text || struct === FilledText) return [name];
    return struct.type === 'array' ? textsIn(struct.schema).map((text) => `${name}.${text}`) : [];
  });

/** Texts in `details`. `answers.text` is the text of each answer, which is found by its id; an `impact` by its amount. */
export const DETAILS_TEXTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(KIND_CONTENT).map(([kind, { details }]) => [kind, textsIn(details)]),
);

const Locale = textThat((name) => LOCALES.some((locale) => locale === name), `is not one of ${LOCALES.join(', ')}`);

/** What each language says is checked by the action's kind. */
export const Translations = s.refine(
  s.record(Locale, s.unknown()),
  'translations',
  (value) => Object.keys(value).length > 0 || 'has no language',
);

/** What is no text decides what is counted, or whom it reaches. */
const Same = s.optional(s.define('same', () => 'is the same in all languages: a translation has texts alone'));

/** A list's members, by their ids or by their amounts. */
function members(name: string, { schema: member }: AnyStruct, texts: readonly string[]): AnyStruct {
  const key = 'id' in member.schema ? 'id' : 'amount';
  const own = { [key]: key === 'id' ? Id : s.number() };
  const list = s.array(s.object({ ...fieldsOf(member, texts), ...own }));
  return unique(list as s.Struct<object[], unknown>, key === 'id' ? name : 'entries', key);
}

/** The fields of an object of which these are texts. */
const fieldsOf = ({ schema }: AnyStruct, texts: readonly string[]): Record<string, AnyStruct> =>
  Object.fromEntries(
    Object.keys(schema).map((name) => {
      if (texts.includes(name)) return [name, s.optional(Filled)];
      const below = texts.flatMap((text) => (text.startsWith(`${name}.`) ? [text.slice(name.length + 1)] : []));
      return [name, below.length > 0 ? s.optional(members(name, schema[name], below)) : Same];
    }),
  );

const hasText = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasText);
  if (isRecord(value)) return Object.entries(value).some(([name, each]) => name !== 'id' && hasText(each));
  return typeof value === 'string';
};

/** What an action of a kind may say in another language. @param action the struct of whole actions */
export const translationOf = (action: AnyStruct, kind: ActionType): AnyStruct =>
  s.refine(
    s.object({
      ...fieldsOf(action, TEXTS),
      closed: s.optional(s.object({ title: s.optional(Filled), text: s.optional(Filled) })),
      details: s.optional(s.object(fieldsOf(KIND_CONTENT[kind].details, DETAILS_TEXTS[kind] ?? []))),
    }),
    'texts',
    (value) => hasText(value) || 'has no text',
  );
