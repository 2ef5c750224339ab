import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireAction } from '../../../widget/core/api/wire.ts';
import { mainUnits } from '../../../widget/core/model/donation/money.ts';
import type { Database } from '../../db/schema.ts';
import { acceptForms } from '../../http/body.ts';
import { asPage, hashSource, policy } from '../../http/content-policy.ts';
import { PAGES } from '../../http/limits.ts';
import { sandboxNonce } from '../../payments/sandbox.ts';
import {
  type Choice,
  choicePage,
  chosenPage,
  type Payment,
  paidPage,
  SANDBOX_STYLE,
  sandboxLanguage,
  unknownPage,
} from './page.ts';

const POLICY = policy({
  'default-src': ["'none'"],
  'img-src': ['data:'],
  'style-src-elem': [hashSource(SANDBOX_STYLE)],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

const CHOICES: Choice[] = ['authorized', 'declined', 'cancelled'];

const donationOf = (db: Database, trackingId: string) =>
  db
    .selectFrom('donations')
    .leftJoin('sandboxAuthorizations', 'sandboxAuthorizations.trackingId', 'donations.trackingId')
    .select(['identifier', 'amount', 'currency', 'donations.status', 'sandboxAuthorizations.status as chosen'])
    .where('donations.trackingId', '=', trackingId)
    .executeTakeFirst();

type Donation = NonNullable<Awaited<ReturnType<typeof donationOf>>>;

async function paymentOf(
  db: Database,
  { identifier, amount, currency }: Pick<Donation, 'identifier' | 'amount' | 'currency'>,
  language: string,
): Promise<Payment> {
  const row = await db.selectFrom('actions').select('data').where('identifier', '=', identifier).executeTakeFirst();
  const { partner } = JSON.parse(row?.data ?? '{}') as Partial<WireAction>;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  return { amount: money.format(mainUnits(amount, currency)), receiver: partner?.name ?? '' };
}

/** A donor who was declined or cancelled may choose again; one who has agreed has agreed. */
const choose = (db: Database, trackingId: string, status: Choice) => {
  const nonce = status === 'authorized' ? sandboxNonce('paid') : null;
  return db
    .insertInto('sandboxAuthorizations')
    .values({ trackingId, status, nonce })
    .onConflict((conflict) =>
      conflict
        .column('trackingId')
        .doUpdateSet({ status, nonce })
        .where('sandboxAuthorizations.status', '<>', 'authorized'),
    )
    .execute();
};

const send = (reply: FastifyReply, page: string) =>
  asPage(reply, POLICY, 'no-store').header('vary', 'accept-language').send(page);

type Asked = FastifyRequest<{ Params: { trackingId: string }; Body: URLSearchParams }>;

/** `/pay/charity/ID`: the sandbox's payment page. A real provider's is on the provider's site. */
export async function addSandboxPayments(app: FastifyInstance, { db }: { db: Database }) {
  acceptForms(app);
  const path = '/pay/charity/:trackingId';
  const options = { config: { limit: PAGES } };

  app.get(path, options, async ({ params, headers }: Asked, reply) => {
    const spoken = sandboxLanguage(headers['accept-language']);
    const donation = await donationOf(db, params.trackingId);
    if (!donation) return send(reply.code(404), unknownPage(spoken));
    if (donation.status === 'paid') return send(reply, paidPage(spoken));
    const payment = await paymentOf(db, donation, spoken.language);
    // Who has agreed has agreed: other choices would say what is no longer so.
    if (donation.chosen === 'authorized') return send(reply, chosenPage(spoken, 'authorized', payment));
    return send(reply, choicePage(spoken, payment));
  });

  app.post(path, options, async ({ params, headers, body }: Asked, reply) => {
    const spoken = sandboxLanguage(headers['accept-language']);
    const choice = CHOICES.find((each) => each === body?.get('choice'));
    const donation = choice && (await donationOf(db, params.trackingId));
    if (!donation) return send(reply.code(404), unknownPage(spoken));
    if (donation.status === 'paid') return send(reply, paidPage(spoken));
    await choose(db, params.trackingId, choice);
    const payment = await paymentOf(db, donation, spoken.language);
    return send(reply, chosenPage(spoken, donation.chosen === 'authorized' ? 'authorized' : choice, payment));
  });
}
