import type { AnyStruct } from '../../../widget/core/content/kind-content.ts';
import { ContentError, type Mistake, mistakesIn, pathText } from '../mistakes.ts';
import { mistake, type Source } from './files.ts';

/** `members[3].offices[0].phone` as its steps. */
const stepsOf = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Every mistake below `base`, with its line. */
export function mistakesWithLines(
  { file, lineOf }: Source,
  value: unknown,
  struct: AnyStruct,
  base: (string | number)[],
): Mistake[] {
  return mistakesIn(value, struct, { file, path: pathText(base) }).map(({ path, message }) =>
    mistake(file, lineOf(stepsOf(path)), `${path}: ${message}`),
  );
}

/** The members of a list, all checked. @throws ContentError that names every mistake */
export function checkedList<T>(source: Source, list: unknown, struct: AnyStruct, base: (string | number)[] = []): T[] {
  if (!Array.isArray(list)) throw new ContentError([mistake(source.file, 1, `${base.join('.') || 'it'} is no list`)]);
  const mistakes = list.flatMap((value, index) => mistakesWithLines(source, value, struct, [...base, index]));
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return list as T[];
}
