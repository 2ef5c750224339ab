import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ServerOptions } from '../../../server/options.ts';
import { withServer } from '../support/server.ts';

const braintree = {
  environment: 'sandbox',
  merchantId: 'merchant',
  publicKey: 'public',
  privateKey: 'private',
  merchantAccounts: {},
};

const NOTICES: [title: string, options: object, notice: RegExp | null][] = [
  [
    'that donations are refused without a gateway',
    { playMoney: false },
    /^Donations are refused: BRAINTREE_MERCHANT_ID/,
  ],
  ['that Braintree has no payment page', { playMoney: false, braintree }, /charityPage are refused: Braintree/],
  ['nothing about donations in a trial', { playMoney: true }, null],
  ['nothing about donations without content for them', { playMoney: false, contentDir: null }, null],
];

for (const [title, options, expected] of NOTICES)
  test(`says at the start ${title}`, () =>
    withServer(async ({ notices }) => {
      const found = (await notices()).filter((notice) => notice.startsWith('Donations'));
      assert.is(found.length, expected ? 1 : 0, found.join('\n'));
      if (expected) assert.match(found[0] ?? '', expected);
    }, options as ServerOptions));

test.run();
