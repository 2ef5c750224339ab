import { type Struct, validate } from 'superstruct';

export type Checked<T> = [Error, undefined] | [undefined, T];

/** Takes a value for what a struct describes, or says why it is not. */
export type Check = <T, S>(value: unknown, struct: () => Struct<T, S>) => Checked<T>;

/**
 * Superstruct's `validate`, safe for any JSON. Its message prints the value, which throws for `{"toString": 0}`; `is`
 * and `create` throw for the same reason.
 */
export function check<T, S>(value: unknown, struct: Struct<T, S>): Checked<T> {
  try {
    return validate(value, struct);
  } catch (cause) {
    return [new TypeError('Expected something else, but received what cannot be printed', { cause }), undefined];
  }
}

export const checkNow: Check = (value, struct) => check(value, struct());

/** For what has been checked before. */
export const trust: Check = <T>(value: unknown): Checked<T> => [undefined, value as T];

/** Makes a parser that returns `null` for values the struct rejects. @param read turns a valid value into the model */
export const parser =
  <T, S, D>(struct: () => Struct<T, S>, read: (value: T) => D) =>
  (value: unknown): D | null => {
    const [failure, found] = checkNow(value, struct);
    return failure ? null : read(found);
  };
