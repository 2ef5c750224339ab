import type { StructError } from 'superstruct';
import { validate } from 'superstruct';
import { type AnyStruct, misspelt } from './misspelt.ts';

/** A mistake in the content: the file, the path in it and the message. */
export type Mistake = { file: string; path: string; message: string };

export const textOf = ({ file, path, message }: Mistake) => `${file}${path ? ` ${path}` : ''}: ${message}`;

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

/** `cards[0].actions[1].title` */
export const pathText = (path: (string | number)[]) =>
  path
    .map((step, index) => (typeof step === 'number' || /^\d+$/.test(step) ? `[${step}]` : index ? `.${step}` : step))
    .join('');

const unknownField = (struct: AnyStruct, path: readonly unknown[]) => `is not a known field${misspelt(struct, path)}`;

const worded = (message: string, value: unknown) =>
  value === undefined ? 'is missing' : message.replace(/^At path: \S+ -- /, '');

/** One mistake per path: a union fails as a whole and again for each of its parts. */
function failuresOf(error: StructError, struct: AnyStruct, file: string, base: (string | number)[]): Mistake[] {
  const byPath = new Map<string, Mistake>();
  for (const { path: below, type, message, value } of error.failures()) {
    const path = pathText([...base, ...below]);
    if (byPath.has(path)) continue;
    byPath.set(path, { file, path, message: type === 'never' ? unknownField(struct, below) : worded(message, value) });
  }
  return [...byPath.values()];
}

/** All mistakes of `value` by its struct. */
export function mistakesIn(value: unknown, struct: AnyStruct, file: string, base: (string | number)[] = []): Mistake[] {
  const [error] = validate(value, struct);
  return error ? failuresOf(error, struct, file, base) : [];
}
