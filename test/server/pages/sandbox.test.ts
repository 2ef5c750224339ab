import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hashSource } from '../../../server/http/content-policy.ts';
import { CHECK, COMPLETE, gift, INITIATE, initiate, payment, withDonation } from '../support/donations.ts';
import type { TestServer } from '../support/server.ts';

const ORIGIN_FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const choose = ({ app }: TestServer, trackingId: string, choice: string) =>
  app.inject({ method: 'POST', url: `/pay/charity/${trackingId}`, headers: ORIGIN_FORM, payload: `choice=${choice}` });

const check = async ({ post }: TestServer, trackingId: string) => (await post(CHECK, { id: 7001, trackingId })).body;

const withPage = (use: Parameters<typeof withDonation>[0]) => withDonation(use, { paymentType: 'charityPage' });

test('shows the amount, and says that the money is play money', () =>
  withPage(async (server) => {
    const { statusCode, body, headers } = await server.app.inject(`/pay/charity/${await initiate(server)}`);
    assert.is(statusCode, 200);
    assert.match(body, 'Play money: nothing is charged');
    assert.match(body, 'Pay $25.00');
    assert.match(body, 'To <b>Ferry Fund</b>');
    assert.match(String(headers['content-security-policy']), "frame-ancestors 'none'");
  }));

for (const [language, amount, words] of [
  ['es', 'Dona 25,00', 'Para <b>Ferry Fund</b>'],
  ['fr', 'Donner 25,00', 'Argent fictif'],
  ['it', 'Dona 25,00', 'Paga 25,00'],
] as const)
  test(`speaks ${language} to a browser that asks for it`, () =>
    withPage(async (server) => {
      const url = `/pay/charity/${await initiate(server)}`;
      const { body } = await server.app.inject({ url, headers: { 'accept-language': `${language}-XX,en;q=0.5` } });
      assert.match(body, `<html lang="${language}">`);
      assert.match(body, amount);
      assert.match(body, words);
    }));

test('lets a donor choose again who has not agreed', () =>
  withPage(async (server) => {
    const trackingId = await initiate(server);
    const again = '<a class="button" href="">Choose again</a>';
    const declined = (await choose(server, trackingId, 'declined')).body;
    assert.match(declined, again);
    assert.match(declined, '<title>Your bank declined the payment – Play money – Civic Action</title>');
    assert.match(declined, 'Nothing was charged. Close this window');
    const { body } = await choose(server, trackingId, 'authorized');
    assert.match(body, '<h1>You agreed to pay $25.00</h1>\n<p class="to">To <b>Ferry Fund</b></p>');
    assert.not.match(body, 'Nothing was charged');
    assert.match(body, '<svg class="sign done"');
    assert.not.match(body, again);
  }));

test('takes a donor from a refusal to the payment, which is then final', () =>
  withPage(async (server) => {
    const trackingId = await initiate(server);
    for (const [choice, status] of [
      ['declined', 'Declined'],
      ['cancelled', 'Cancelled'],
      ['authorized', 'Authorized'],
      ['cancelled', 'Authorized'],
    ] as const) {
      assert.is((await choose(server, trackingId, choice)).statusCode, 200);
      assert.equal(await check(server, trackingId), { status });
    }
    const { body: late } = await choose(server, trackingId, 'declined');
    const { body: seen } = await server.app.inject(`/pay/charity/${trackingId}`);
    for (const body of [late, seen]) {
      assert.match(body, 'You agreed to pay');
      assert.not.match(body, /<button|declined/);
    }
    const { body } = await server.post(COMPLETE, payment(trackingId, 'paid', { paymentNonce: null }));
    assert.is((body as { status: string }).status, 'Success');
    for (const { statusCode, body } of [
      await server.app.inject(`/pay/charity/${trackingId}`),
      await choose(server, trackingId, 'authorized'),
    ]) {
      assert.is(statusCode, 200);
      assert.match(body, '<h1>This payment is done</h1>');
      assert.not.match(body, /<button|choose an amount again/);
    }
  }));

test('answers a page for an unknown payment or choice, and stores nothing', () =>
  withPage(async (server) => {
    const trackingId = await initiate(server);
    assert.is((await choose(server, 'unknown', 'authorized')).statusCode, 404);
    assert.is((await choose(server, trackingId, 'stolen')).statusCode, 404);
    const bare = await server.app.inject({ method: 'POST', url: `/pay/charity/${trackingId}` });
    assert.is(bare.statusCode, 404);
    assert.equal(await server.db.selectFrom('sandboxAuthorizations').selectAll().execute(), []);
  }));

test('is not there beside a gateway that takes real money', () =>
  withDonation(
    async ({ app }) => {
      for (const page of ['/pay/charity/x', '/pay/card/'])
        assert.is((await app.inject(page)).json().error, 'Not found');
    },
    { braintree: { environment: 'sandbox', merchantId: 'm', publicKey: 'p', privateKey: 'k', merchantAccounts: {} } },
  ));

async function withFieldsPage(use: (server: TestServer) => Promise<void>) {
  const distDir = await mkdtemp(join(tmpdir(), 'civic-action-dist-'));
  await mkdir(join(distDir, 'server'));
  await writeFile(join(distDir, 'server/card-fields.js'), 'start();');
  await withDonation(use, { distDir });
  await rm(distDir, { recursive: true });
}

test('serves card fields that no other machine’s page may frame, and that send nothing away', () =>
  withFieldsPage(async ({ app }) => {
    const { statusCode, body, headers } = await app.inject('/pay/card/');
    assert.is(statusCode, 200);
    assert.is(headers['cache-control'], 'no-store');
    assert.match(body, '<script>start();</script>');
    const directives = String(headers['content-security-policy']).split('; ');
    assert.ok(directives.includes("default-src 'none'"));
    assert.ok(directives.includes("connect-src 'self'"));
    assert.ok(directives.includes("form-action 'none'"));
    assert.ok(directives.includes('frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*'));
    assert.ok(directives.includes(`script-src ${hashSource('start();')}`));
  }));

test('gives a nonce for an outcome that it knows, by which the payment then goes', () =>
  withFieldsPage(async (server) => {
    const mint = (payload: string) =>
      server.app.inject({ method: 'POST', url: '/pay/card/nonce', headers: ORIGIN_FORM, payload });
    const { nonce: paymentNonce } = (await mint('outcome=declined')).json();
    const { body } = await server.post(COMPLETE, payment(await initiate(server), 'paid', { paymentNonce }));
    assert.is((body as { status: string }).status, 'Rejected');
    assert.is((await mint('outcome=4111111111111111')).statusCode, 404);
    assert.is((await mint('')).statusCode, 404);
  }));

test('takes forms alone', () =>
  withFieldsPage(async ({ app }) => {
    for (const url of ['/pay/card/nonce', '/pay/charity/unknown'])
      for (const type of ['application/json', 'text/plain']) {
        const headers = { ...ORIGIN_FORM, 'content-type': type };
        const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: '{}' });
        assert.is(statusCode, 415, `${url} ${type}`);
      }
  }));

test('names the wallets that may be tried out', () =>
  withDonation(
    async ({ post }) => {
      const { body } = await post(INITIATE, gift());
      assert.match((body as { clientToken: string }).clientToken, /^sandbox-[0-9a-f]+\.GooglePay\.Venmo$/);
    },
    { sandboxWallets: ['GooglePay', 'Venmo'] },
  ));

test.run();
