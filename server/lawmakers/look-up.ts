import type { Infer } from 'superstruct';
import type { Address, WireLawmaker, WireLocation } from '../../widget/api/wire.ts';
import { SAMPLE_ADDRESSES } from '../../widget/model/sample-addresses.ts';
import type { Database } from '../db/schema.ts';
import { lookupFailure } from './failure.ts';
import { findLawmakers, requireCountry } from './find.ts';
import { type Place, placeOfAddress, placeOfIp, requireFull } from './place.ts';
import { createShapes } from './shapes.ts';
import { wholeSearch } from './stored-search.ts';
import { type Search, type Target, targetOf } from './target.ts';

export type LawmakerLookUp = ReturnType<typeof createLawmakerLookUp>;

/** Finds lawmakers by address and, where that is enough, by the place of an IP address. */
export function createLawmakerLookUp(db: Database) {
  const shapes = createShapes(db);

  async function wholeTarget(search: Search): Promise<Target> {
    const known = await wholeSearch(db, search);
    if (!known) throw lookupFailure('NoRepsFound');
    return targetOf(known);
  }

  const find = (place: Place, target: Target): Promise<WireLawmaker[]> => findLawmakers(db, shapes, place, target);

  async function atAddress(target: Target, address: Infer<typeof Address>) {
    const place = placeOfAddress(address);
    await requireCountry(db, place, target);
    requireFull(address, place);
    return find(place, target);
  }

  return {
    byAddress: async (search: Search, address: Infer<typeof Address>) => atAddress(await wholeTarget(search), address),

    /** Without a place, who asks is at the country's sample address: an editor who previews may be anywhere. */
    async byIp(search: Search, location: WireLocation | null | undefined) {
      const target = await wholeTarget(search);
      const sample = SAMPLE_ADDRESSES[target.countryCode];
      if (!location && sample) return atAddress(target, sample);
      const place = placeOfIp(location);
      await requireCountry(db, place, target);
      // Constituencies are smaller than what a provider knows (spec §5).
      if (place.countryCode === 'GB') throw lookupFailure('NotFullAddress');
      return find(place, target);
    },
  };
}
