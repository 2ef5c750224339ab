import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/db/schema.ts';
import { type Outcome, sandboxNonce } from '../../../server/payments/sandbox.ts';
import { hashOf } from '../../../server/secrets.ts';
import { calls } from '../../../widget/core/api/calls.ts';
import { moneyTaken } from '../support/donations.ts';
import { ACTION as RECORD_VIDEO, uploadTo, WEBM } from '../support/videos.ts';
import type { Case } from './case.ts';

/** What takes more than a request: money, which the gateway takes, and uploads. */

const rest = () => ({});
const DONATION = 3801;
const OUTCOMES: Outcome[] = ['paid', 'paid', 'lost', 'declined', 'error', 'unsent'];

/** @returns the hash of the nonce, with what the donor was told of it */
const completeDonation: Case = {
  name: 'completeDonation',
  async send({ submissions, press }, index, chance) {
    const email = `donor${index}@example.org`;
    const donor = { firstName: 'Ada', lastName: 'Byron', email, user: { firstName: 'Ada', lastName: 'Byron', email } };
    const begin = () =>
      submissions.submit(
        calls.initiateDonation,
        'begin',
        { id: DONATION, paymentMethod: 0, amount: 25, currency: 'USD' },
        rest,
      );
    const trackingId = (await press(begin, '')).result.answer.trackingId ?? '';
    const paymentNonce = sandboxNonce(chance.oneOf(OUTCOMES));
    const body = { id: DONATION, ...donor, trackingId, paymentNonce, currency: 'USD', paymentProvider: 'CreditCard' };
    const pay = () => submissions.submit(calls.completeDonation, 'pay', body, rest);
    const { status } = (await press(pay, '')).result.answer;
    return { mark: `${hashOf(paymentNonce)} ${status === 'Success' ? 'thanked' : 'not charged'}` };
  },
  async stored(db) {
    const charges = await db
      .selectFrom('charges')
      .innerJoin('donations', 'donations.trackingId', 'charges.trackingId')
      .select(['nonceHash', 'donations.status'])
      .where('charges.status', '<>', 'none')
      .execute();
    const unsent = await db
      .selectFrom('charges')
      .select('nonceHash')
      .where('status', '=', 'none')
      .where('nonceHash', 'not in', charges.length > 0 ? charges.map(({ nonceHash }) => nonceHash) : [''])
      .groupBy('nonceHash')
      .execute();
    return [
      ...charges.map(({ nonceHash, status }) => `${nonceHash} ${status === 'paid' ? 'thanked' : 'not charged'}`),
      ...unsent.map(({ nonceHash }) => `${nonceHash} not charged`),
    ];
  },
};

const completeRecordVideo: Case = {
  name: 'completeRecordVideo',
  async send({ submissions, press, base }, index) {
    const videoId = await uploadAgain(base);
    const body = { id: RECORD_VIDEO, actionId: RECORD_VIDEO, widgetId: 1070, videoName: `${index}.webm`, videoId };
    const act = () => submissions.submit(calls.completeRecordVideo, 'video', body, rest);
    const { videoURL, recordVideoAnswerId } = (await press(act, '')).result.answer;
    return { mark: `${videoURL?.split('/media/')[1]} ${recordVideoAnswerId}` };
  },
  async stored(db) {
    const videos = db.selectFrom('videos').select(['videoId', 'answerId']).where('state', '=', 'published');
    return (await videos.execute()).map(({ videoId, answerId }) => `${videoId} ${answerId}`);
  },
};

/** A minute of tries: servers are ended and started meanwhile. */
const MOST_UPLOADS = 1_200;

/** Anew each time: what was cut off stays behind, and is deleted after days. */
async function uploadAgain(base: string): Promise<string> {
  for (let left = MOST_UPLOADS; ; left--) {
    try {
      return await uploadTo(new URL(base).origin, WEBM, { filename: `${randomUUID()}.webm` });
    } catch (cause) {
      if (left === 1) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export const HEAVY_CASES: Case[] = [completeDonation, completeRecordVideo];

/** What the gateway's books say against ours: nonces that took money, nonces of paid attempts, receipts of donations. */
export async function booksOf(db: Database) {
  const charges = await db.selectFrom('charges').select(['nonceHash', 'status']).execute();
  const receipts = await db.selectFrom('letters').select('email').where('isReceipt', '=', 1).execute();
  const donors = await db.selectFrom('donations').select('email').where('status', '=', 'paid').execute();
  return {
    taken: (await moneyTaken({ db })).map(({ nonce }) => nonce).sort(),
    paid: charges
      .filter(({ status }) => status === 'paid')
      .map(({ nonceHash }) => nonceHash)
      .sort(),
    open: charges.filter(({ status }) => status === 'asked').length,
    receipts: receipts.map(({ email }) => email).sort(),
    donors: donors.map(({ email }) => email).sort(),
  };
}
