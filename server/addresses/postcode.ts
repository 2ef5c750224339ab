/** A postcode as it is stored and looked up: without spaces, in upper case; of a ZIP code the first five digits. */
export function postcodeKey(countryCode: string, text: string): string {
  const compact = text.toUpperCase().replace(/[^\p{L}\p{N}-]/gu, '');
  if (countryCode !== 'US') return compact.replaceAll('-', '');
  return /^(\d{5})(-?\d{4})?$/.exec(compact)?.[1] ?? '';
}

/** Keys to try in order: the whole postcode, then its outward code (GB) or forward sortation area (CA). */
export function postcodeKeys(countryCode: string, key: string): string[] {
  const OUTWARD: Record<string, RegExp> = { GB: /^(.{2,4}?)\d[A-Z]{2}$/, CA: /^(.{3}).{3}$/ };
  const area = OUTWARD[countryCode]?.exec(key)?.[1];
  return area ? [key, area] : [key];
}
