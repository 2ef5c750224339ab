import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSandbox } from '../../../../server/payments/sandbox.ts';
import { GET_ACTIONS } from '../../support/bodies.ts';
import { CHECK, gift, INITIATE, initiate, withDonation, withKey } from '../../support/donations.ts';
import { withServer } from '../../support/server.ts';

type Initiated = { trackingId?: string; clientToken?: string; errorList: string[] };

for (const paymentType of ['cardAndWallet', 'charityToken'] as const)
  test(`${paymentType}: begins a donation and answers a token for the gateway’s fields`, () =>
    withDonation(
      async ({ post, db }) => {
        const { status, body } = await post(INITIATE, gift({ amount: 12.5 }));
        const { trackingId = '', clientToken = '', errorList } = body as Initiated;
        assert.is(status, 200);
        assert.equal(errorList, []);
        assert.ok(clientToken.length > 10 && trackingId.length > 20);
        const [row] = await db.selectFrom('donations').selectAll().execute();
        assert.equal([row?.trackingId, row?.amount, row?.status, row?.email], [trackingId, 1_250, 'initiated', null]);
      },
      { paymentType },
    ));

test('charityPage: answers no token, and says whether the donor has agreed on the provider’s page', () =>
  withDonation(
    async (server) => {
      const { post, db } = server;
      const { body } = await post(INITIATE, gift());
      const { trackingId = '', clientToken } = body as Initiated;
      assert.is(clientToken, undefined);
      const check = async () => (await post(CHECK, { id: 7001, trackingId })).body;
      assert.equal(await check(), { status: 'Pending' });
      for (const [status, told] of [
        ['authorized', 'Authorized'],
        ['cancelled', 'Cancelled'],
        ['declined', 'Declined'],
      ] as const) {
        await db.deleteFrom('sandboxAuthorizations').execute();
        await db.insertInto('sandboxAuthorizations').values({ trackingId, status, nonce: 'sandbox-paid-1' }).execute();
        assert.equal(await check(), { status: told });
      }
      assert.is((await post(CHECK, { id: 7001, trackingId: 'unknown' })).status, 404);
    },
    { paymentType: 'charityPage' },
  ));

const refusals: [fields: object, language: string, message: RegExp][] = [
  [{ amount: 0.5 }, 'en', /^The smallest amount is \$1\. You were not charged\.$/],
  [{ amount: 10_001 }, 'en-GB', /^The largest amount is \$10,000\. You were not charged\.$/],
  [{ amount: 99, currency: 'JPY' }, 'fr', /^Le montant minimum est de 100\s/],
  [{ amount: 1.005 }, 'es', /^Escribe un importe\. No se te ha cobrado nada\.$/],
  [{ currency: 'XXY' }, 'it', /^Non possiamo/],
  [{ currency: 'USD\0' }, 'en', /^We can’t take gifts/],
];

for (const [fields, language, message] of refusals)
  test(`refuses ${JSON.stringify(fields)} with a sentence in ${language}, and stores nothing`, () =>
    withDonation(async ({ post, db }) => {
      const { status, body } = await post(INITIATE, gift(fields), { ...withKey(), 'accept-language': language });
      assert.is(status, 200);
      assert.match((body as Initiated).errorList[0] ?? '', message);
      assert.is((await db.selectFrom('donations').selectAll().execute()).length, 0);
    }));

test('answers a malformed body with an error list', () =>
  withDonation(async ({ post }) => {
    const { status, body } = await post(INITIATE, gift({ amount: '25' }));
    assert.is(status, 200);
    assert.ok((body as Initiated).errorList.length > 0);
  }));

test('answers 404 for an unknown action', () =>
  withDonation(async ({ post }) => {
    assert.is((await post(INITIATE, gift({ id: 9 }))).status, 404);
  }));

test('says that the gateway failed, and that the donor should try later', () =>
  withDonation(
    async ({ post }) => {
      const { body } = await post(INITIATE, gift());
      assert.match((body as Initiated).errorList[0] ?? '', /payment gateway while initiating/);
    },
    {
      payments: {
        ...createSandbox({} as never),
        clientToken: async () => {
          throw new Error('down');
        },
      },
    },
  ));

for (const paymentType of ['cardAndWallet', 'charityPage'] as const)
  test(`${paymentType}: begins nothing where no gateway is configured`, () =>
    withDonation(
      async ({ post, db }) => {
        const { body } = await post(INITIATE, gift());
        assert.match((body as Initiated).errorList[0] ?? '', /payment gateway/);
        assert.equal(await db.selectFrom('donations').selectAll().execute(), []);
      },
      { paymentType, playMoney: false },
    ));

test('repeats the first answer for the same key', () =>
  withDonation(async (server) => {
    const headers = withKey();
    const first = await server.post(INITIATE, gift(), headers);
    assert.equal((await server.post(INITIATE, gift(), headers)).body, first.body);
    assert.is.not(await initiate(server), (first.body as Initiated).trackingId);
  }));

for (const playMoney of [true, false])
  test(`tells the widget at once that ${playMoney ? 'no real money moves' : 'nothing about play money where there is none'}`, () =>
    withServer(
      async ({ post }) => {
        const { body } = await post(GET_ACTIONS, { widgetRequestId: 'wr-donation' }, {});
        const { cards } = body as { cards: { actions: { details?: { playMoney?: boolean } }[] }[] };
        assert.is(cards[0]?.actions[0]?.details?.playMoney, playMoney || undefined);
      },
      { playMoney },
    ));

test.run();
