import { closest, distance } from 'fastest-levenshtein';
import { validate } from 'superstruct';
import type { AnyStruct } from '../../widget/core/content/kind-content.ts';

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

/** `; did you mean "title"?` if one of the names is similar, else ''. */
export function suggestion(name: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const typed = name.toLowerCase();
  const likely = closest(
    typed,
    names.map((each) => each.toLowerCase()),
  );
  const known = names.find((each) => each.toLowerCase() === likely);
  return distance(typed, likely) <= Math.min(MOST_DIFFERENCES, typed.length / 2) ? `; did you mean "${known}"?` : '';
}

/** A mistake in the content: the file, the path in it and the message. */
export type Mistake = { file: string; path: string; message: string };

const MOST_CHARS = 1_000;
const START_CHARS = 300;

/** On one line, without what a terminal would obey; of a long text, as where a value is quoted, its start and its end. */
function printable(text: string) {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Bidi_Control}/gu, '');
  return line.length > MOST_CHARS ? `${line.slice(0, START_CHARS)} … ${line.slice(-START_CHARS)}` : line;
}

export const textOf = ({ file, path, message }: Mistake) => printable(`${file}${path ? ` ${path}` : ''}: ${message}`);

/** The content has mistakes and was not stored. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly mistakes: Mistake[];

  constructor(mistakes: Mistake[]) {
    super(mistakes.map(textOf).join('\n'));
    this.mistakes = mistakes;
  }
}

/** Groups mistakes by file; within a file they keep their order. */
export const byFile = (mistakes: Mistake[]): Mistake[] => {
  const files = [...new Set(mistakes.map(({ file }) => file))];
  return files.flatMap((file) => mistakes.filter((mistake) => mistake.file === file));
};

/** `cards[0].actions[1].title` @param base what is before the steps */
export const pathText = (steps: (string | number)[], base = '') =>
  steps.reduce<string>((path, step) => {
    if (typeof step === 'number' || /^\d+$/.test(step)) return `${path}[${step}]`;
    return path ? `${path}.${step}` : step;
  }, base);

const unknownField = (struct: AnyStruct, path: readonly unknown[]) =>
  `is not a known field${suggestion(String(path.at(-1)), fieldsAt(struct, path.slice(0, -1)))}`;

const worded = (message: string, value: unknown) =>
  value === undefined ? 'is missing' : message.replace(/^At path: \S+ -- /, '');

/** All mistakes of the value at a place, one per path: a union fails as a whole and again for each of its parts. */
export function mistakesIn(value: unknown, struct: AnyStruct, { file, path: base }: Place): Mistake[] {
  const [error] = validate(value, struct);
  const byPath = new Map<string, Mistake>();
  for (const { path: below, type, message, value } of error?.failures() ?? []) {
    const path = pathText(below, base);
    if (byPath.has(path)) continue;
    byPath.set(path, { file, path, message: type === 'never' ? unknownField(struct, below) : worded(message, value) });
  }
  return [...byPath.values()];
}

/** A place in the content, to whose path a mistake may add. */
export type Place = Pick<Mistake, 'file' | 'path'>;

/** A mistake or a warning below a place, if there is any. @param below the rest of the path, such as `.title` */
export const mistakeAt = (
  { file, path }: Place,
  below: string,
  message: string | false | null | undefined,
): Mistake[] => (message ? [{ file, path: `${path}${below}`, message }] : []);

/** All that have the key of an earlier one, each with the first of that key; what has no key is left out. */
export function repeatsOf<T>(items: readonly T[], keyOf: (item: T) => string | null): [item: T, first: T][] {
  const first = new Map<string, T>();
  return items.flatMap((item): [T, T][] => {
    const key = keyOf(item);
    if (key === null) return [];
    const known = first.get(key);
    if (known === undefined) first.set(key, item);
    return known === undefined ? [] : [[item, known]];
  });
}
