import { type Struct, validate } from 'superstruct';

/**
 * Superstruct's `validate` for whatever JSON can say: its message prints the value, which throws for `{"toString": 0}`.
 * So do `is` and `create`.
 */
export function check<T, S>(value: unknown, struct: Struct<T, S>): [Error, undefined] | [undefined, T] {
  try {
    return validate(value, struct);
  } catch (cause) {
    return [new TypeError('Expected something else, but received what cannot be printed', { cause }), undefined];
  }
}

/** A parser of what a struct describes, which gives `null` for everything else. @param read makes of it what the rest of the program knows */
export const parser =
  <T, S, D>(struct: Struct<T, S>, read: (value: T) => D) =>
  (value: unknown): D | null => {
    const [failure, found] = check(value, struct);
    return failure ? null : read(found);
  };
