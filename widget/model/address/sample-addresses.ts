import type { Address } from './address.ts';

type Sample = Required<Omit<Address, 'formattedAddress' | 'county'>>;

const sample = (
  [streetNo, street, city, postalCode]: [streetNo: string, street: string, city: string, postalCode: string],
  [countryCode, adminArea1Code, adminArea1Name]: [country: string, areaCode: string, areaName: string],
  [latitude, longitude]: [latitude: number, longitude: number],
): Sample => ({ streetNo, street, city, adminArea1Code, adminArea1Name, countryCode, postalCode, latitude, longitude });

/** Addresses of public buildings, so that a preview shows lawmakers wherever its editor is (spec §9). */
export const SAMPLE_ADDRESSES: Readonly<Record<string, Sample>> = {
  US: sample(['185', 'South Orange Avenue', 'Newark', '07103'], ['US', 'NJ', 'New Jersey'], [40.7391, -74.1908]),
  GB: sample(['10', 'Downing Street', 'London', 'SW1A 2AA'], ['GB', 'ENG', 'England'], [51.5034, -0.1276]),
  CA: sample(['110', 'Laurier Avenue West', 'Ottawa', 'K1P 1J1'], ['CA', 'ON', 'Ontario'], [45.4207, -75.6898]),
  AU: sample(['483', 'George Street', 'Sydney', '2000'], ['AU', 'NSW', 'New South Wales'], [-33.8732, 151.2063]),
  NZ: sample(['113', 'The Terrace', 'Wellington', '6011'], ['NZ', 'WGN', 'Wellington'], [-41.2817, 174.7743]),
};
