import { GeocoderError, type requestJson } from '../../addresses/geocoders/geocoder.ts';
import type { Draft } from '../../addresses/typed/draft.ts';
import type { Chamber } from '../dataset.ts';
import type { Place } from '../place.ts';
import type { Point } from '../shapes.ts';

/**
 * A district as a service has it.
 *
 * @property names all that it may be called where it was imported, its number first
 * @property map the map that it is of, as an import writes it (`CD 119`); missing where the service has one map alone
 */
export type ServedDistrict = Chamber & { names: string[]; map?: string };

/** What a service knows of a place. */
export type Served = {
  /** The state, province or nation. An answer that names none, or several, says nothing. */
  adminArea1Code: string;
  /** Of every chamber that the service knows; two of one chamber contradict each other. */
  districts: ServedDistrict[];
  /** Of the house, where the service finds it. */
  point: Point | null;
};

export type DistrictService = {
  /** The country that it knows. */
  countryCode: string;
  /** It knows one point of a postcode, so that it can't choose between the districts of one. */
  isByPostcode?: boolean;
  /**
   * What it knows of a place; `null` if it doesn't know it.
   *
   * @param house the address, as it was typed
   * @throws GeocoderError if it is down, slow or over its quota, or answers something else
   */
  districtsAt: (place: Place, house: Draft | null) => Promise<Served | null>;
};

/** A service's answer as JSON, within its quota. @throws GeocoderError */
export type Ask = typeof requestJson;

export const otherForm = () => new GeocoderError('answered in another form');

/** One look-up's questions to a service, which is asked again only where more is known of the place. */
export type Asking = ReturnType<typeof createAsking>;

export function createAsking(service: DistrictService | null, house: Draft | null, report: (cause: unknown) => void) {
  let failure: GeocoderError | null = null;
  let known: Served | null = null;
  const asked = new Set<string>();

  return {
    /** Why it could not be asked. */
    failure: () => failure,

    /** Whether the service could tell districts of this place. @param hasRows a table has districts for its postcode */
    canTell: ({ isAddress, countryCode }: Place, hasRows: boolean) =>
      isAddress && service?.countryCode === countryCode && !(hasRows && service.isByPostcode),

    /** What the service knows of a place; `null` also if it fails. */
    async districtsAt(place: Place): Promise<Served | null> {
      const key = JSON.stringify(place.point);
      if (!service || known || failure || asked.has(key)) return known;
      asked.add(key);
      try {
        known = await service.districtsAt(place, house);
      } catch (cause) {
        if (!(cause instanceof GeocoderError)) throw cause;
        report(cause);
        failure = cause;
      }
      return known;
    },
  };
}
