import { type Struct, validate } from 'superstruct';

/**
 * Superstruct's `validate`, safe for any JSON. Its message prints the value, which throws for `{"toString": 0}`; `is`
 * and `create` throw for the same reason.
 */
export function check<T, S>(value: unknown, struct: Struct<T, S>): [Error, undefined] | [undefined, T] {
  try {
    return validate(value, struct);
  } catch (cause) {
    return [new TypeError('Expected something else, but received what cannot be printed', { cause }), undefined];
  }
}

/** Makes a parser that returns `null` for values the struct rejects. @param read turns a valid value into the model */
export const parser =
  <T, S, D>(struct: Struct<T, S>, read: (value: T) => D) =>
  (value: unknown): D | null => {
    const [failure, found] = check(value, struct);
    return failure ? null : read(found);
  };
