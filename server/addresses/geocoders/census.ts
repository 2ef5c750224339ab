import * as s from 'superstruct';
import { parseStreet } from '../../../widget/model/address/street.ts';
import { codeOfArea, nameOfArea } from '../areas.ts';
import { type Geocoder, type Located, requestJson } from './geocoder.ts';

/** The geocoder of the US Census Bureau, `locations/onelineaddress`, as its documentation describes it. */
const Answer = s.type({
  result: s.type({
    addressMatches: s.array(
      s.type({
        coordinates: s.type({ x: s.number(), y: s.number() }),
        /** `920 BROAD ST, NEWARK, NJ, 07102` */
        matchedAddress: s.string(),
      }),
    ),
  }),
});
type Match = s.Infer<typeof Answer>['result']['addressMatches'][number];

/** The service answers in capitals. */
const titled = (text: string) => text.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

function locatedOf({ matchedAddress, coordinates }: Match): Located[] {
  const [line, city, state, postalCode] = matchedAddress.split(',').map((part) => part.trim());
  if (!line || !city || !state || !postalCode) return [];
  const code = codeOfArea('US', state);
  return [
    {
      ...parseStreet(titled(line), 'US'),
      city: titled(city),
      county: '',
      adminArea1Code: code,
      adminArea1Name: nameOfArea('US', code),
      countryCode: 'US',
      postalCode,
      latitude: coordinates.y,
      longitude: coordinates.x,
    },
  ];
}

/** Finds coordinates of complete US addresses; needs no key. */
export const censusGeocoder = (base: string): Geocoder => ({
  canSuggest: false,
  async search({ text, countryCode }) {
    if (countryCode !== 'US') return [];
    const url = new URL('locations/onelineaddress', base);
    url.search = new URLSearchParams({ address: text, benchmark: 'Public_AR_Current', format: 'json' }).toString();
    const answer = await requestJson(url);
    return s.is(answer, Answer) ? answer.result.addressMatches.flatMap(locatedOf) : [];
  },
});
