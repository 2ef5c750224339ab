import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOtherName, onSecondOrigin } from '../../../../../widget/core/model/donation/fields-origin.ts';

for (const [address, other] of [
  ['http://localhost:4620/pay/card/', 'http://127.0.0.1:4620/pay/card/'],
  ['http://127.0.0.1:4620/pay/card/', 'http://localhost:4620/pay/card/'],
  ['http://widget.localhost:4620/pay/card/', 'http://127.0.0.1:4620/pay/card/'],
  ['http://[::1]:4620/pay/card/', 'http://127.0.0.1:4620/pay/card/'],
  ['https://widgets.example/pay/card/', 'https://widgets.example/pay/card/'],
  ['http://localhost.example/pay/card/', 'http://localhost.example/pay/card/'],
] as const)
  test(`takes the fields of ${address} from ${other}`, () => assert.is(onSecondOrigin(address), other));

for (const [page, fields, expected] of [
  ['http://widget.localhost:4620', 'http://127.0.0.1:4620', true],
  ['http://127.0.0.1:4620', 'http://localhost:4620', true],
  ['http://localhost:4621', 'http://127.0.0.1:4620', false],
  ['http://127.0.0.1:4620', 'http://127.0.0.1:4620', false],
  ['https://evil.example', 'http://127.0.0.1:4620', false],
  ['null', 'http://127.0.0.1:4620', false],
] as const)
  test(`${expected ? 'lets' : 'does not let'} ${page} use fields of ${fields}`, () =>
    assert.is(isOtherName(page, fields), expected));

test.run();
