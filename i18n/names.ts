import { list } from './format.ts';
import type { Translate } from './types.ts';

/** Lawmakers named before the rest are only counted (spec §9). */
export const NAMES_SHOWN = 3;

/** "Ann, Bob, Cid and 2 others"; up to `shown` names the locale's own "Ann and Bob". */
export function nameList(names: readonly string[], t: Translate, locale: string, shown = NAMES_SHOWN) {
  const others = names.length - shown;
  if (others <= 0) return list(names, locale);
  return `${names.slice(0, shown).join(', ')} ${t('common.andOthers', { n: others })}`;
}
