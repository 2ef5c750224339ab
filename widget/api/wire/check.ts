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
