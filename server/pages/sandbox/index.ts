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

const openDonation = (db: Database, trackingId: string) =>
  db
    .selectFrom('donations')
    .select(['identifier', 'amount', 'currency'])
    .where('trackingId', '=', trackingId)
    .where('status', '<>', 'paid')
    .executeTakeFirst();

type Donation = NonNullable<Awaited<ReturnType<typeof openDonation>>>;

async function paymentOf(db: Database, { identifier, amount, currency }: Donation, language: string): Promise<Payment> {
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
    const donation = await openDonation(db, params.trackingId);
    if (!donation) return send(reply.code(404), unknownPage(spoken));
    return send(reply, choicePage(spoken, await paymentOf(db, donation, spoken.language)));
  });

  app.post(path, options, async ({ params, headers, body }: Asked, reply) => {
    const spoken = sandboxLanguage(headers['accept-language']);
    const choice = CHOICES.find((each) => each === body?.get('choice'));
    if (!choice || !(await openDonation(db, params.trackingId))) return send(reply.code(404), unknownPage(spoken));
    await choose(db, params.trackingId, choice);
    return send(reply, chosenPage(spoken, choice));
  });
}
