import type { WireLawmaker } from '../../../../widget/core/api/wire.ts';
import type { TestServer } from '../server.ts';

export const FOR_CONTACT = 'Lawmakers/GetForContact';
const FOR_PREVIEW = 'Lawmakers/GetForPreview';

/** Both chambers of Congress. */
export const CONGRESS = { countryCode: 'US', levels: [0], roles: [0, 1] };
export const SENATE = { ...CONGRESS, roles: [1] };

/** An address in Newark whose ZIP code lies in one district, with a test's changes. */
export const address = (changes: Record<string, unknown> = {}) => ({
  streetNo: '1',
  street: 'Main Street',
  city: 'Newark',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '07103',
  ...changes,
});

/** The lawmakers found, as `NJ-10`, senators as `NJ`; or the error's name. */
export async function found(
  { post }: Pick<TestServer, 'post'>,
  place: Record<string, unknown>,
  representativeSearch: object = CONGRESS,
): Promise<string> {
  const isAddress = !('zip' in place || 'lat' in place);
  const body = isAddress ? { representativeSearch, address: place } : { representativeSearch, userIPLocation: place };
  const answer = await post(isAddress ? FOR_CONTACT : FOR_PREVIEW, body, {});
  if (answer.status !== 200) return (answer.body as { error: string }).error;
  return (answer.body as WireLawmaker[])
    .map(({ adminArea1Code, district }) => [adminArea1Code, district].filter(Boolean).join('-'))
    .sort()
    .join(' ');
}
