import type { Generated } from 'kysely';

/** ISO 8601 UTC. */
type IsoTime = string;
type Json = string;

/** Each chamber draws its own map, so that a district belongs to a level and role of one list. */
type District = {
  /** The name under which it was imported. */
  list: string;
  countryCode: string;
  level: number;
  role: number;
  /** Empty where the whole country is represented. */
  adminArea1Code: string;
  /** Empty where the whole area is represented; `0` is the one district of an area. */
  district: string;
};

/** Officials and the maps of whom they represent: public data that an operator imports. */
export type LawmakerTables = {
  lawmakers: District & {
    id: string;
    /** The position in the imported file; answers keep this order. */
    position: number;
    /** Never leaves the server. */
    email: string | null;
    /** The wire lawmaker. */
    data: Json;
  };
  /** Which districts a postcode touches, on the map of one chamber. */
  postcodes: District & { postalCode: string };
  /** Which of them each town in it lies in, where a list knows. `town` is folded (`foldName`). */
  postcodeTowns: District & { postalCode: string; town: string };
  districtShapes: District & {
    /** Never reused, so that what is cached by id can't belong to another import. */
    id: Generated<number>;
    west: number;
    south: number;
    east: number;
    north: number;
    /** `[[lon, lat, lon, lat, …], …]`, outer rings and holes alike. */
    rings: Json;
  };
  lawmakerImports: { id: Generated<number>; at: IsoTime; folder: string; origin: 'start' | 'command' };
  /** What is known of each list beside its people; days are `2026-08-05`. Lists of earlier releases have no row. */
  lawmakerLists: {
    list: string;
    importedAt: IsoTime;
    /** Whose published files they are, such as `gb`; null for files of our own form. */
    source: string | null;
    asOf: string | null;
    map: string | null;
    termEnds: string | null;
    /** Districts of the map that nobody has, and members whose district is on no map. */
    emptySeats: number;
    unreached: number;
  };

  /** How far IP locations are from addresses; neither is stored exactly (docs/operators.md, What is stored). */
  addressLocationPairs: {
    id: Generated<number>;
    at: IsoTime;
    enteredArea: string;
    enteredLatitude: number | null;
    enteredLongitude: number | null;
    geolocatedCountry: string | null;
    geolocatedLatitude: number | null;
    geolocatedLongitude: number | null;
  };
};
