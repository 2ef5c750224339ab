import { i18nString } from 'typesafe-i18n';
import { ordinalSuffix } from './format.ts';
import type { Key, PartialDictionary, Translate, Translator } from './types.ts';

function textIn(dictionary: PartialDictionary, section: string, name: string) {
  const texts: Record<string, unknown> | undefined = dictionary[section as keyof PartialDictionary];
  const text = texts?.[name];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** No key is in two parts of a locale, so the first that has it is right. */
function findText(parts: Iterable<PartialDictionary>, key: string) {
  const [section = '', name = ''] = key.split('.');
  for (const part of parts) {
    const text = textIn(part, section, name);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A translator for one widget. A key without copy shows its name and is told to `onMissing` once (spec §1). */
export function createTranslate(
  locale: string,
  dictionary: PartialDictionary,
  onMissing: (key: Key) => void = () => {},
): Translator {
  // Kept, and made late: to make one takes longer than to write many numbers with it, and few first cards have any.
  let numbers: Intl.NumberFormat | undefined;
  const count = (value: unknown) => {
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(Number(value));
  };
  const ordinal = (value: unknown) => `${count(value)}${ordinalSuffix(Number(value), locale)}`;
  const fill = i18nString(locale, { count, ordinal });
  const parts = new Set([dictionary]);
  const missed = new Set<Key>();
  const translate: Translate = (key, ...args) => {
    const text = findText(parts, key);
    if (text !== undefined) return fill(text, ...args);
    if (!missed.has(key)) {
      missed.add(key);
      onMissing(key);
    }
    return key;
  };
  return Object.assign(translate, { add: (more: PartialDictionary) => void parts.add(more) });
}
