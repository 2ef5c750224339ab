import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf } from '../../../server/http/network.ts';

for (const [ip, network] of [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:DB8:0000:0001::1', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
] as const)
  test(`takes ${ip} for a part of ${network}`, () => assert.is(networkOf(ip), network));

test.run();
