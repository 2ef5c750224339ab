import * as s from 'superstruct';
import { MAX_NAME_CHARS } from './limits.ts';

/** A field that may be absent or `null`; both mean "not set". */
export const maybe = <T, S>(struct: s.Struct<T, S>) => s.optional(s.nullable(struct));

export const Short = s.size(s.string(), 0, MAX_NAME_CHARS);

/** JSON's `1e999` is parsed as Infinity, which no database column can hold. */
export const Finite = s.refine(s.number(), 'finite', Number.isFinite);

/** Numbers and strings are both valid ids (contract §6). */
export const Id = s.union([Finite, Short]);
export type Id = s.Infer<typeof Id>;

/** The answer of a call that returns nothing. */
export const Empty = s.type({});
export type Empty = s.Infer<typeof Empty>;

/** How many people have completed this action (contract §6). */
export const Count = s.min(Finite, 0);

/**
 * The answer of a completion: it has the fields that the specification prints for its call, or a count. The `{}` of a
 * captive portal and another service's JSON must not pass for a submission that was stored.
 */
export const withFieldsOrCount = <T extends { endUsersCount?: number | null | undefined }, S>(
  struct: s.Struct<T, S>,
  ...printed: (keyof T)[]
) =>
  s.refine(struct, 'completion', (answer) => answer.endUsersCount != null || printed.every((field) => field in answer));

/** The answer of a completion that returns the count alone. */
export const Counted = s.type({ endUsersCount: Count });
export type Counted = s.Infer<typeof Counted>;

export const FIELD_USES = ['hidden', 'optional', 'required'] as const;
const Use = () => maybe(s.enums(FIELD_USES));

/** Optional fields of a form, in addition to those of its kind (contract §6): `details.fields`. */
export const Fields = () => maybe(s.type({ prefix: Use(), phone: Use(), address: Use() }));
export type FieldUses = s.Infer<ReturnType<typeof Fields>>;
