import type { Infer } from 'superstruct';
import type { Address, WireLawmaker, WireLocation } from '../../widget/api/wire.ts';
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

  return {
    async byAddress(search: Search, address: Infer<typeof Address>) {
      const target = await wholeTarget(search);
      const place = placeOfAddress(address);
      await requireCountry(db, place, target);
      requireFull(address, place);
      return find(place, target);
    },

    async byIp(search: Search, location: WireLocation | null | undefined) {
      const target = await wholeTarget(search);
      const place = placeOfIp(location);
      await requireCountry(db, place, target);
      // Constituencies are smaller than what a provider knows (spec §5).
      if (place.countryCode === 'GB') throw lookupFailure('NotFullAddress');
      return find(place, target);
    },
  };
}
