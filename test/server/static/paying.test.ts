import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuild } from '../support/build.ts';
import { CARD_PARTS } from '../support/card-parts.ts';
import { withServer } from '../support/server.ts';

/** Draws any widget alike. */
const RENDERER = `
export const cardRequest = (search) => ({ widgetRequestId: new URLSearchParams(search).get('widgetRequestId'), search });
export const dependsOnPlace = () => false;
export const renderCard = async () => ({ html: '', lang: 'en', title: '', lostText: '', titleMaxPx: 25, kind: 'poll' });
`;

const BRAINTREE = {
  environment: 'sandbox',
  merchantId: 'm',
  publicKey: 'p',
  privateKey: 's',
  merchantAccounts: { USD: 'a' },
} as const;

test('opens its policy to the gateway where a widget takes donations, and where it does not know the widget', async () => {
  const { dir, remove } = createBuild();
  mkdirSync(join(dir, 'server'));
  writeFileSync(join(dir, 'server/card.json'), JSON.stringify(CARD_PARTS));
  writeFileSync(join(dir, 'server/render.mjs'), RENDERER);
  try {
    await withServer(
      async ({ app }) => {
        const policyOf = async (id: string) =>
          String((await app.inject(`/widget/?widgetRequestId=${id}`)).headers['content-security-policy']);
        for (const id of ['wr-poll', 'wr-petition']) {
          assert.match(await policyOf(id), "require-trusted-types-for 'script'");
          assert.not.match(await policyOf(id), 'braintree');
        }
        for (const id of ['wr-donation', 'wr-charities', 'unknown']) {
          assert.match(await policyOf(id), 'https://*.braintreegateway.com');
          assert.not.match(await policyOf(id), 'require-trusted-types-for');
        }
      },
      { distDir: dir, braintree: BRAINTREE },
    );
  } finally {
    remove();
  }
});

test.run();
