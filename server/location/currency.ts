/** Countries that pay in euro. */
const EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

const OWN: Record<string, string> = { AU: 'AUD', CA: 'CAD', GB: 'GBP' };

/** The currency that a country's readers see, one of five (spec §3). */
export const currencyOf = (countryCode: string) => OWN[countryCode] ?? (EURO.has(countryCode) ? 'EUR' : 'USD');
