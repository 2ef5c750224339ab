/** How a kind describes its content: widget/actions/KIND/content.ts. The import alone reads it, and no reader loads it. */
import * as s from 'superstruct';
import { FIELD_USES, maybe } from '../api/wire/common.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../model/value.ts';
import { filled } from './values.ts';

// biome-ignore lint/suspicious/noExplicitAny: a struct's parameters have no use where it only finds mistakes
export type AnyStruct = s.Struct<any, any>;

/** Where below the action, such as `.details.answers`, and what is said of it, if anything. */
type Warning = readonly [below: string, message: string | false];

/** Words that people have answered or put their names to. @property answerId of those who gave that answer alone */
export type Meaning = { name: string; words: string; answerId?: string };

export type KindContent = {
  /**
   * What `details` may hold (contract §6). The kind's `parse` reads the same fields and is more lenient: it must still
   * show what an earlier import took.
   */
  details: AnyStruct;
  /** Only for a form: whether it has a phone number unless `details.fields.phone` says otherwise; `never` can't have one. */
  phone?: 'usual' | 'asked' | 'never';
  /** The people that an action may name: where, by which of their fields they are reached, and what that is. */
  recipients?: { path: string; way: string; needs: string };
  /** What another card or action may depend on, where that is not one of `details.answers`. */
  resultIds?: readonly string[];
  /** Whether it is done for a partner and for nobody else. */
  needsPartner?: boolean;
  /** Fields within `details` that name a picture or, as `url`, a film and what belongs to it. */
  files?: readonly string[];
  /** What an import must not change unnoticed under what people have done. @param action all its fields */
  meaning?: (action: Fields) => readonly Meaning[];
  /** What content may hold, and its editors hardly mean. @param action all its fields, which had no mistake */
  warnings?: (action: Fields) => readonly Warning[];
};

/**
 * A text for readers, and one that may be missing. A translation may have what is made of these two, and nothing else of
 * `details`: the import finds them by identity.
 */
export const FilledText = filled();
export const Text = maybe(s.string());

const use = maybe(s.enums(FIELD_USES));

/** Which fields a form has. */
export const formFields = maybe(s.object({ prefix: use, phone: use, address: use }));

/** Which fields a form has that does not work without an address. */
export const formFieldsWithAddress = maybe(
  s.object({ prefix: use, phone: use, address: maybe(s.enums(['required'])) }),
);

/** A list whose members are told apart by one of their fields. */
export const unique = <T extends object>(
  members: s.Struct<T[], unknown>,
  what = 'answers',
  key: 'id' | 'amount' = 'id',
) =>
  s.refine(members, 'unique', (list) => {
    const keys = new Set(list.map((member) => String((member as Record<string, unknown>)[key])));
    return keys.size === list.length || `two ${what} have the same ${key}`;
  });

const question = ({ title }: Fields): Meaning => ({ name: 'the question', words: textOf(title) });

/** A question and its answers, with their words. */
export const meaningOfAnswers = (action: Fields): Meaning[] => [
  question(action),
  ...listOf(fieldsOf(action.details).answers).map((answer) => {
    const { id, text } = fieldsOf(answer);
    return { name: `answer ${id}`, words: textOf(text), answerId: String(id) };
  }),
];

/** A question, and fields of `details` by their names. */
export const meaningOfDetails =
  (...names: string[]) =>
  (action: Fields): Meaning[] => [
    question(action),
    ...names.map((name) => ({ name, words: String(fieldsOf(action.details)[name] ?? '') })),
  ];

const MIN_ANSWERS = 2;

/** Answers to choose from, which are told apart by their ids. */
export const choiceOf = <T extends object>(answer: s.Struct<T, unknown>) =>
  unique(s.refine(s.array(answer), 'two answers', (list) => list.length >= MIN_ANSWERS || 'needs two answers or more'));
