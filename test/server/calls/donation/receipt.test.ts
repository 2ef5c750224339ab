import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../../server/db/schema.ts';
import { messageOf } from '../../../../server/mail/message.ts';
import { claimDue } from '../../../../server/mail/outbox.ts';
import { COMPLETE, gift, INITIATE, initiate, payment, withDonation, withKey } from '../../support/donations.ts';

const FROM = { name: 'Ferry letters', address: 'letters@widgets.example' };
const SOON = new Date(Date.now() + 3_600_000);

const messages = async (db: Database) => (await claimDue(db, SOON, 10)).map((claimed) => messageOf(claimed, FROM));

test('sends one receipt for a donation that was paid, from the deployment to the donor', () =>
  withDonation(async (server) => {
    const trackingId = await initiate(server);
    await server.post(COMPLETE, payment(trackingId));
    await server.post(COMPLETE, payment(trackingId));
    const [message, ...others] = await messages(server.db);
    assert.equal(others, []);
    assert.equal(message?.from, FROM);
    assert.equal(message?.to, { name: 'Ada Byron', address: 'Ada@example.org' });
    assert.is(message?.replyTo, undefined);
    assert.is(message?.subject, 'Your donation to Ferry Fund');
    const [day] = [new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())];
    assert.match(String(message?.text), `Thank you for your donation of $25 to Ferry Fund on ${day}.`);
    assert.match(String(message?.text), /^Hello Ada,\n/);
    assert.match(String(message?.text), /\nReference: sandbox-\w+\n/);
    assert.match(String(message?.text), /play money: nothing was charged\.\n$/);
  }));

for (const [language, text] of [
  ['es-MX', /Gracias por tu donación de 1200 JPY|Gracias por tu donación de [\s\S]*1200/],
  ['fr', /Merci pour votre don de 1\s?200[\s\S]*Ferry Fund/u],
  ['it', /Grazie per la tua donazione di [\s\S]*denaro finto/],
] as const)
  test(`writes it in the donor’s language: ${language}`, () =>
    withDonation(async ({ post, db }) => {
      const { body } = await post(INITIATE, gift({ amount: 1_200, currency: 'JPY' }));
      const { trackingId } = body as { trackingId: string };
      const headers = { ...withKey(), 'accept-language': language };
      await post(COMPLETE, payment(trackingId, 'paid', { currency: 'JPY' }), headers);
      assert.match(String((await messages(db))[0]?.text), text);
    }));

test('sends none for a donation that was declined', () =>
  withDonation(async (server) => {
    await server.post(COMPLETE, payment(await initiate(server), 'declined'));
    assert.equal(await messages(server.db), []);
  }));

test('promises a receipt only where letters are sent', () =>
  withDonation(async (server) => {
    const { body } = await server.post(COMPLETE, payment(await initiate(server)));
    assert.is((body as { receipt?: boolean }).receipt, undefined);
  }));

test('promises a receipt where letters are sent', () =>
  withDonation(
    async (server) => {
      const { body } = await server.post(COMPLETE, payment(await initiate(server)));
      assert.is((body as { receipt?: boolean }).receipt, true);
    },
    {
      relay: { send: async () => ({ messageId: '', response: '', accepted: [] }), close: () => undefined },
      mailFrom: FROM,
    },
  ));

test.run();
