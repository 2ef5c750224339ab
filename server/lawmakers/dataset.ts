import type { WireLawmaker } from '../../widget/core/api/wire.ts';

/** A chamber, which has its own map of districts. */
export type Chamber = { level: number; role: number };

/** A chamber of one list of lawmakers; of every list without `list`; with a level alone, all chambers of it. */
export type MapOf = { level: number; role?: number; list?: string };

/** A district of a chamber. */
export type District = Chamber & { adminArea1Code: string; district: string };
export type ListedDistrict = District & { list: string };

export type Member = District & { id: string; email: string | null; wire: WireLawmaker };
export type PostcodeRow = District & { postalCode: string };
/** In the order of postcodes, each once. They may be millions, so that they are not in memory at once. */
export type PostcodeRows = Iterable<PostcodeRow> & { size: number; districts: () => District[] };

/** West, south, east, north in degrees. */
export type Box = [number, number, number, number];
/** Each ring as `[lon, lat, lon, lat, …]`, outer rings and holes alike. */
export type Shape = District & { box: Box; rings: number[][] };

/** A town whose part of a postcode lies in this district. */
export type TownRow = PostcodeRow & { town: string };

/** What is known of a list beside its people. Days are `2026-08-05`. */
export type ListFacts = {
  /** Whose published files they are, such as `gb`; null for files of our own form. */
  source: string | null;
  /** The day of the members' files. */
  asOf: string | null;
  /** The map to which the districts belong, such as `PCON24`. */
  map: string | null;
  /** The day on which a term is known to end. */
  termEnds: string | null;
};

/** A list of one country's lawmakers, as its files have it. */
export type Dataset = {
  /** The file of the members. */
  file: string;
  countryCode: string;
  members: Member[];
  postcodes: PostcodeRows;
  towns: TownRow[];
  shapes: Shape[];
  /** Districts that are known otherwise than by postcodes and outlines; those whose `district` is a code with their names. */
  seats: (District & { name?: string })[];
  facts: ListFacts;
};
