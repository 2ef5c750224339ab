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
