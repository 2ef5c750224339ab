import type { Address } from '../../../widget/core/model/address/address.ts';

/** A complete address. */
export const TRENTON: Address = {
  streetNo: '125',
  street: 'West State Street',
  city: 'Trenton',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '08608',
};
