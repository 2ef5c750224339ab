import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { RepresentativeSearch } from '../../core/model/action.ts';
import { useApp } from '../../ui/context.ts';

/** Regions with flags of their own (spec §3); `Intl` has names of countries only. */
const REGIONS: Record<string, Record<string, string>> = {
  en: { 'gb-sct': 'Scotland', 'gb-wls': 'Wales', 'gb-nir': 'Northern Ireland' },
  es: { 'gb-sct': 'Escocia', 'gb-wls': 'Gales', 'gb-nir': 'Irlanda del Norte' },
  fr: { 'gb-sct': 'Écosse', 'gb-wls': 'Pays de Galles', 'gb-nir': 'Irlande du Nord' },
  it: { 'gb-sct': 'Scozia', 'gb-wls': 'Galles', 'gb-nir': 'Irlanda del Nord' },
};

/** The name of a flag's country or region, in the reader's language. @param flag from `flagName` */
export function placeName(flag: string, locale: string): string {
  const region = REGIONS[locale.slice(0, 2)]?.[flag];
  const country = flag.slice(0, 2).toUpperCase();
  return region ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(country) ?? country;
}

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

/** The flag of the country whose officials the action is for. It disappears if the picture fails to load. */
export function Flag() {
  useSignals();
  const { session, config, locale, t } = useApp();
  const [missing, setMissing] = useState('');
  const name = flagName(session.activeAction.value.representativeSearch);
  if (!name || name === missing) return null;
  return (
    <img
      className="ca-flag"
      style={{ borderRadius: 3, boxShadow: '0 0 0 1px var(--ca-line)' }}
      src={new URL(`${name}.svg`, config.flagsBase).href}
      alt={t('shell.flag', { country: placeName(name, locale) })}
      width={24}
      height={18}
      onError={() => setMissing(name)}
    />
  );
}
