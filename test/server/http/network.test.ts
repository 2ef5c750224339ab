import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressIn, forwardedFor, networkOf } from '../../../server/http/network.ts';

for (const [ip, network] of [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:DB8:0000:0001::1', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
] as const)
  test(`takes ${ip} for a part of ${network}`, () => assert.is(networkOf(ip), network));

for (const [text, address] of [
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
  ['203.0.113.7:', null],
  ['203.0.113.700:1', null],
] as const)
  test(`reads ${JSON.stringify(text)} as ${address}`, () => assert.is(addressIn(text), address));

for (const [header, addresses] of [
  ['203.0.113.7:51234, 10.0.0.1', ['203.0.113.7', '10.0.0.1']],
  ['203.0.113.9, unknown, 203.0.113.7', ['203.0.113.7']],
  ['unknown', []],
] as const)
  test(`takes ${addresses.length} addresses of “${header}”`, () => assert.equal(forwardedFor(header), addresses));

test.run();
