import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteOf, webAddress } from '../../../../../widget/core/model/address/web-address.ts';

const addresses: [text: string, site: string | null][] = [
  ['https://council.example/hearing', 'council.example'],
  ['http://council.example:8080/', 'council.example:8080'],
  [' https://www.council.example ', 'council.example'],
  ['https://council.example@evil.example/', 'evil.example'],
  ['https://соuncil.example/', 'xn--uncil-iyeu.example'],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['file:///etc/passwd', null],
  ['//council.example', null],
  ['council.example', null],
  ['', null],
];

for (const [text, site] of addresses)
  test(`"${text}" is ${site ? `on ${site}` : 'no address of the web'}`, () => {
    const address = webAddress(text);
    assert.is(address && siteOf(address), site);
  });

test.run();
