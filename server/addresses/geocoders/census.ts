import * as s from 'superstruct';
import { codeOfArea } from '../areas.ts';
import { draftOf } from '../typed/draft.ts';
import { type Geocoder, type Located, requestJson } from './geocoder.ts';

export const Match = s.type({
  coordinates: s.type({ x: s.number(), y: s.number() }),
  /** `920 BROAD ST, NEWARK, NJ, 07102` */
  matchedAddress: s.string(),
});

/** The geocoder of the US Census Bureau, `locations/onelineaddress`, as its documentation describes it. */
const Answer = s.type({ result: s.type({ addressMatches: s.array(Match) }) });

/** The service answers in capitals. */
const titled = (text: string) => text.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** The address of a match with its coordinates; none where it is no house. */
export function locatedOf({ matchedAddress, coordinates }: s.Infer<typeof Match>): Located[] {
  const [line, city, state, postalCode] = matchedAddress.split(',').map((part) => part.trim());
  if (!line || !city || !state || !postalCode) return [];
  const draft = draftOf('US', { line: titled(line), city: titled(city), area: codeOfArea('US', state), postalCode });
  return [{ ...draft, latitude: coordinates.y, longitude: coordinates.x }];
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
