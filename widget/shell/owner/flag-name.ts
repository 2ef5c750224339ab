import type { RepresentativeSearch } from '../../model/action.ts';

/** Parts of the United Kingdom with a flag of their own (spec §3, §7); England has the country's. */
const REGION_SUFFIX: Record<string, string> = { SCT: '-sct', WLS: '-wls', NIR: '-nir' };

/** The flag's file name without extension; `null` if the search names no country. */
export function flagName(search: Pick<RepresentativeSearch, 'countryCode' | 'adminArea1Codes'> | null): string | null {
  const country = search?.countryCode.toLowerCase() ?? '';
  if (!/^[a-z]{2}$/.test(country)) return null;
  const [region = '', ...others] = search?.adminArea1Codes ?? [];
  const suffix = country === 'gb' && others.length === 0 ? REGION_SUFFIX[region.toUpperCase()] : undefined;
  return country + (suffix ?? '');
}
