import { i18nString } from 'typesafe-i18n';
import { number } from './format.ts';
import type { Key, PartialDictionary, Translate } from './types.ts';

function findText(dictionary: PartialDictionary, key: string) {
  const [section = '', name = ''] = key.split('.');
  const texts: Record<string, unknown> | undefined = dictionary[section as keyof PartialDictionary];
  const text = texts?.[name];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A translator for one widget. A key without copy shows its name and is told to `onMissing` once (spec §1). */
export function createTranslate(
  locale: string,
  dictionary: PartialDictionary,
  onMissing: (key: Key) => void = () => {},
): Translate {
  const fill = i18nString(locale, { count: (value: unknown) => number(Number(value), locale) });
  const missed = new Set<Key>();
  return (key, ...args) => {
    const text = findText(dictionary, key);
    if (text !== undefined) return fill(text, ...args);
    if (!missed.has(key)) {
      missed.add(key);
      onMissing(key);
    }
    return key;
  };
}
