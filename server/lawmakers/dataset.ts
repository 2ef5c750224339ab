import type { WireLawmaker } from '../../widget/api/wire.ts';

/** The map of one chamber: state senates divide a state differently than the House does. */
export type Chamber = { level: number; role: number };

/** A piece of land with a representative of its own. */
export type District = Chamber & { adminArea1Code: string; district: string };

export type Member = District & { id: string; email: string | null; wire: WireLawmaker };
export type PostcodeRow = District & { postalCode: string };

/** West, south, east, north in degrees. */
export type Box = [number, number, number, number];
/** Each ring as `[lon, lat, lon, lat, …]`, outer rings and holes alike. */
export type Shape = District & { box: Box; rings: number[][] };

/** Everything known of one country's lawmakers. */
export type Dataset = {
  countryCode: string;
  members: Member[];
  postcodes: PostcodeRow[];
  shapes: Shape[];
};
