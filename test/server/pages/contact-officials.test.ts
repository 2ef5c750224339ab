import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';

for (const [query, host] of [
  ['?country=US&utm_campaign=contact_rep', 'www.usa.gov'],
  ['?country=gb', 'members.parliament.uk'],
  ['?country=CA', 'www.ourcommons.ca'],
  ['?country=FR', 'www.ipu.org'],
  ['?country=__proto__', 'www.ipu.org'],
  ['?country=US&country=GB', 'www.ipu.org'],
  ['', 'www.ipu.org'],
] as const)
  test(`sends readers without a known official to ${host} by "${query}"`, () =>
    withServer(async ({ app }) => {
      const { statusCode, headers } = await app.inject({ url: `/contact-officials${query}` });
      assert.equal([statusCode, new URL(String(headers.location)).host], [302, host]);
    }));

test.run();
