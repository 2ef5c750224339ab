import type { Address } from './address.ts';

type Sample = Required<Omit<Address, 'formattedAddress' | 'county'>>;

/** Addresses of public buildings, so that a preview shows lawmakers wherever its editor is (spec §9). */
export const SAMPLE_ADDRESSES: Readonly<Record<string, Sample>> = {
  US: {
    streetNo: '185',
    street: 'South Orange Avenue',
    city: 'Newark',
    adminArea1Code: 'NJ',
    adminArea1Name: 'New Jersey',
    countryCode: 'US',
    postalCode: '07103',
    latitude: 40.7391,
    longitude: -74.1908,
  },
  GB: {
    streetNo: '10',
    street: 'Downing Street',
    city: 'London',
    adminArea1Code: 'ENG',
    adminArea1Name: 'England',
    countryCode: 'GB',
    postalCode: 'SW1A 2AA',
    latitude: 51.5034,
    longitude: -0.1276,
  },
  CA: {
    streetNo: '110',
    street: 'Laurier Avenue West',
    city: 'Ottawa',
    adminArea1Code: 'ON',
    adminArea1Name: 'Ontario',
    countryCode: 'CA',
    postalCode: 'K1P 1J1',
    latitude: 45.4207,
    longitude: -75.6898,
  },
  AU: {
    streetNo: '483',
    street: 'George Street',
    city: 'Sydney',
    adminArea1Code: 'NSW',
    adminArea1Name: 'New South Wales',
    countryCode: 'AU',
    postalCode: '2000',
    latitude: -33.8732,
    longitude: 151.2063,
  },
  NZ: {
    streetNo: '113',
    street: 'The Terrace',
    city: 'Wellington',
    adminArea1Code: 'WGN',
    adminArea1Name: 'Wellington',
    countryCode: 'NZ',
    postalCode: '6011',
    latitude: -41.2817,
    longitude: 174.7743,
  },
};
