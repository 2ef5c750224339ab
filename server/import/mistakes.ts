import type { Struct, StructError } from 'superstruct';
import { validate } from 'superstruct';

/** One thing wrong with the content: in which file, where in it, and what. */
export type Mistake = { file: string; path: string; message: string };

export const textOf = ({ file, path, message }: Mistake) => `${file}${path ? ` ${path}` : ''}: ${message}`;

// biome-ignore lint/suspicious/noExplicitAny: a struct's parameters have no use where it only finds mistakes
export type AnyStruct = Struct<any, any>;

/** Content with mistakes; nothing of it was stored. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly mistakes: Mistake[];

  constructor(mistakes: Mistake[]) {
    super(mistakes.map(textOf).join('\n'));
    this.mistakes = mistakes;
  }
}

/** `cards[0].actions[1].title` */
export const pathText = (path: (string | number)[]) =>
  path
    .map((step, index) => (typeof step === 'number' || /^\d+$/.test(step) ? `[${step}]` : index ? `.${step}` : step))
    .join('');

function failuresOf(error: StructError, file: string, base: (string | number)[]): Mistake[] {
  return error.failures().map((failure) => ({
    file,
    path: pathText([...base, ...failure.path]),
    message: failure.type === 'never' ? 'is not a known field' : failure.message.replace(/^At path: \S+ -- /, ''),
  }));
}

/** Everything in `value` that its struct does not allow. */
export function mistakesIn(value: unknown, struct: AnyStruct, file: string, base: (string | number)[] = []): Mistake[] {
  const [error] = validate(value, struct);
  return error ? failuresOf(error, file, base) : [];
}
