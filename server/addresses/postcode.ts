/** A postcode as it is kept and looked up: no spaces, upper case, of a US one the five digits that name an area. */
export function postcodeKey(countryCode: string, text: string): string {
  const compact = text.toUpperCase().replace(/[^\p{L}\p{N}-]/gu, '');
  if (countryCode !== 'US') return compact.replaceAll('-', '');
  return /^(\d{5})(-?\d{4})?$/.exec(compact)?.[1] ?? '';
}

/** An outward code or forward sortation area stands for all that begin with it, where a table has no more. */
export function postcodeKeys(countryCode: string, key: string): string[] {
  const OUTWARD: Record<string, RegExp> = { GB: /^(.{2,4}?)\d[A-Z]{2}$/, CA: /^(.{3}).{3}$/ };
  const area = OUTWARD[countryCode]?.exec(key)?.[1];
  return area ? [key, area] : [key];
}
