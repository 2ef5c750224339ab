import * as s from 'superstruct';
import { MAX_NAME_CHARS } from './limits.ts';

/** A field that may be absent or `null`; both mean "not set". */
export const maybe = <T, S>(struct: s.Struct<T, S>) => s.optional(s.nullable(struct));

export const Short = s.size(s.string(), 0, MAX_NAME_CHARS);

/** JSON's `1e999` is infinite, and no column of a database keeps that. */
export const Finite = s.refine(s.number(), 'finite', Number.isFinite);

/** Numbers and strings are both valid ids (contract §6). */
export const Id = s.union([Finite, Short]);
export type Id = s.Infer<typeof Id>;

/** The answer of a call that has nothing to say. */
export const Empty = s.type({});
export type Empty = s.Infer<typeof Empty>;

/**
 * How many people have completed this action (contract §6). Every completion says so: a `{}` from a captive portal must
 * not thank anybody for what was not taken.
 */
export const Count = s.min(Finite, 0);

/** What a completion answers that has nothing else to say. */
export const Counted = s.type({ endUsersCount: Count });
export type Counted = s.Infer<typeof Counted>;
