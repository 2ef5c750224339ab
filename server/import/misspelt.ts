import { closest, distance } from 'fastest-levenshtein';
import type { Struct } from 'superstruct';

// biome-ignore lint/suspicious/noExplicitAny: a struct's parameters have no use where it only finds mistakes
export type AnyStruct = Struct<any, any>;

/** A name with more differences counts as another one. */
const MOST_DIFFERENCES = 3;

/** The fields that a struct knows at a path; none if it is no object there. */
function fieldsAt(struct: AnyStruct, path: readonly unknown[]): string[] {
  let schema: unknown = struct.schema;
  for (const step of path) {
    const below: unknown =
      typeof step === 'number' ? schema : (schema as Record<string, AnyStruct> | null)?.[String(step)];
    schema = (below as AnyStruct | null | undefined)?.schema;
  }
  return typeof schema === 'object' && schema !== null ? Object.keys(schema) : [];
}

/** `; did you mean "title"?` if there is a field of a similar name, else ''. */
export function misspelt(struct: AnyStruct, path: readonly unknown[]): string {
  const name = String(path.at(-1)).toLowerCase();
  const fields = fieldsAt(struct, path.slice(0, -1));
  if (fields.length === 0) return '';
  const likely = closest(
    name,
    fields.map((field) => field.toLowerCase()),
  );
  const field = fields.find((each) => each.toLowerCase() === likely);
  return distance(name, likely) <= Math.min(MOST_DIFFERENCES, name.length / 2) ? `; did you mean "${field}"?` : '';
}
