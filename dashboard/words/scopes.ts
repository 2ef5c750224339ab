import type { ScopesAnswer } from '../answers.ts';

type Publisher = ScopesAnswer['publishers'][number];
type Named = Pick<Publisher | Publisher['widgets'][number], 'id' | 'name' | 'isGone'>;

/** A publisher or a widget as lists and headings name it. */
export const scopeWords = ({ id, name, isGone }: Named): string =>
  `${name || id}${isGone ? ' (no longer in the content)' : ''}`;
