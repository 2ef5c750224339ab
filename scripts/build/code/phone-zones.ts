import type { Plugin } from 'esbuild';
import metadata from 'libphonenumber-js/min/metadata';

/** First digits of the calling codes. Countries that share a code share a zone. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const inZone = <T>(codes: Readonly<Record<string, T>>, digit: string) =>
  Object.fromEntries(Object.entries(codes).filter(([code]) => code.startsWith(digit)));

const countriesIn = (digit: string): string[] => Object.values(inZone(metadata.country_calling_codes, digit)).flat();

/** The numbering plans of a zone. */
function plansOf(digit: string) {
  const countries = new Set(countriesIn(digit));
  return {
    ...metadata,
    country_calling_codes: inZone(metadata.country_calling_codes, digit),
    countries: Object.fromEntries(Object.entries(metadata.countries).filter(([country]) => countries.has(country))),
    nonGeographic: inZone(metadata.nonGeographic, digit),
  };
}

const isCountry = (region: string) => region.length === 2;

/** The countries of each zone. */
const countries = () =>
  Object.fromEntries(DIGITS.map((digit) => [digit, countriesIn(digit).filter(isCountry).join(' ')]));

/** The code of a module that `widget/modules.d.ts` declares. @param name after `zone:` */
export const zoneModule = (name: string) =>
  `export default ${JSON.stringify(name === 'countries' ? countries() : plansOf(name))};`;

export const phoneZones: Plugin = {
  name: 'phone-zones',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^zone:/ }, ({ path }) => ({ path: path.slice('zone:'.length), namespace: 'zone' }));
    onLoad({ filter: /./, namespace: 'zone' }, ({ path }) => ({ contents: zoneModule(path) }));
  },
};
