import { ATTRIBUTES } from './config.ts';

/** What those attributes take that the widget does not read; it tells of the others (widget/core/config/option-check.ts). */
const TAKES: { [name: string]: { words: string; isRight: (value: string) => boolean } } = {
  embed: { words: 'iframe or native', isRight: (value) => value === 'iframe' || value === 'native' },
  loading: { words: 'eager or lazy', isRight: (value) => value === 'eager' || value === 'lazy' },
  timingsRate: { words: 'a number from 0 to 1', isRight: (value) => Number(value) >= 0 && Number(value) <= 1 },
};

/** `data-line-item-id` for `lineItemId`. */
const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** How many letters side by side may be missing, too many or others. */
const MOST_LETTERS = 2;
/** Shorter words that differ in a letter are words of their own: `data-content` is no `data-consent`. */
const LONG = 8;

/** Whether a name is ours but for a few letters in one place. Both are in small letters. */
const isNear = (name: string, ours: string) => {
  const difference = Math.abs(name.length - ours.length);
  const isOtherWord = difference === 0 && name !== ours && ours.length < LONG;
  if (difference > MOST_LETTERS || isOtherWord) return false;
  const isOursElsewhere = (at: number) =>
    name.startsWith(ours.slice(0, at)) && name.endsWith(ours.slice(at + MOST_LETTERS));
  return [...ours].some((_, at) => isOursElsewhere(at));
};

/** What is odd in a placement's attributes: one sentence for each. Attributes that resemble none of ours are the page's. */
export const attributeProblems = (data: DOMStringMap): string[] =>
  Object.entries(data).flatMap(([name, value]) => {
    const attribute = attributeOf(name);
    if (ATTRIBUTES.includes(name)) {
      const rule = TAKES[name];
      return rule && value && !rule.isRight(value) ? `${attribute} takes ${rule.words}, not "${value}".` : [];
    }
    const meant = ATTRIBUTES.find((ours) => isNear(name.toLowerCase(), ours.toLowerCase()));
    return meant ? `${attribute} is unknown. Did you mean ${attributeOf(meant)}?` : [];
  });
