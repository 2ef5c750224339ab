import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FOR_CONTACT } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const idOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

for (const parts of [[{ toString: 0 }], ['', '1', 'a', '', '', '', '', '', '', [{ toString: 0 }]], null])
  test(`refuses a suggestion’s id that stands for ${JSON.stringify(parts)}`, () =>
    withServer(async ({ app }) => {
      const { statusCode, body } = await app.inject(`/api/Addresses/Geocode?id=${idOf(parts)}`);
      assert.is(statusCode, 400);
      assert.equal(JSON.parse(body).errors, { id: ['Invalid Value'] });
    }));

const SEARCH = { countryCode: '', levels: [0], roles: [0] };

for (const [countryCode, adminArea1Code] of [
  ['(', 'NJ'],
  ['GB', 'constructor'],
  ['__proto__', 'toString'],
  ['constructor', 'name'],
] as const)
  test(`finds nobody in ${adminArea1Code}, ${countryCode}`, () =>
    withServer(async ({ post }) => {
      const address = { streetNo: '1', street: 'Main St', city: 'Leeds', postalCode: 'LS1 4AP', countryCode };
      const { status } = await post(FOR_CONTACT, {
        representativeSearch: { ...SEARCH, adminArea1Codes: [adminArea1Code] },
        address: { ...address, adminArea1Code },
      });
      assert.is(status, 422);
    }));

test('understands a New Zealand town named like a property of every object', () =>
  withServer(async ({ app }) => {
    const query = new URLSearchParams({ query: '1 Main Road, constructor 6011', countryCode: 'NZ' });
    const [suggestion] = (await app.inject(`/api/Addresses/Suggest?${query}`)).json();
    const { statusCode, body } = await app.inject(`/api/Addresses/Geocode?id=${suggestion.id}`);
    assert.is(statusCode, 200);
    assert.is(JSON.parse(body).adminArea1Code, '');
  }));

test.run();
