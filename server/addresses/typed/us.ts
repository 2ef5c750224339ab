import type { UsPlaces } from '../us-places.ts';
import { type Draft, draftOf } from './draft.ts';
import { before, splitTown, takeArea } from './split.ts';

const ZIP = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/;

/** A large city has many ZIP codes, too many to choose from. */
const MAX_ZIPS = 6;

async function withZip(text: string, zip: string, places: UsPlaces): Promise<Draft[]> {
  const { rest, code } = takeArea(text, 'US');
  const place = await places.byZip(zip);
  // ZIP code and state contradict each other, and either may be the mistake.
  if (place && code && place.state !== code) return [];
  const { line, city } = splitTown(rest, place?.city);
  const state = code || place?.state || '';
  if (!state) return [];
  return [
    draftOf('US', { line, city: city || place?.city || '', county: place?.county, area: state, postalCode: zip }),
  ];
}

async function withoutZip(text: string, places: UsPlaces): Promise<Draft[]> {
  const { rest, code } = takeArea(text, 'US');
  const { line, city } = splitTown(rest);
  if (!code || !city) return [];
  const zips = await places.zipsOf(city, code);
  const offered = zips.length > 0 && zips.length <= MAX_ZIPS ? zips : [''];
  const [known] = zips;
  const town = (known && (await places.byZip(known))?.city) || city;
  return Promise.all(
    offered.map(async (zip) => {
      const place = zip ? await places.byZip(zip) : null;
      return draftOf('US', { line, city: town, county: place?.county, area: code, postalCode: zip });
    }),
  );
}

/** A US address; where a town has several ZIP codes, one address for each, so that the reader can choose. */
export function parseUs(text: string, places: UsPlaces): Promise<Draft[]> {
  const match = ZIP.exec(text);
  // No town stands before a house number.
  if (!match || (match.index === 0 && text.length > match[0].length)) return withoutZip(text, places);
  return withZip(before(text, match), match[1] ?? '', places);
}
