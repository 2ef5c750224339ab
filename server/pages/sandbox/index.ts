import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decimalText } from '../../../widget/model/donation/money.ts';
import type { Database } from '../../db/schema.ts';
import { policy } from '../../http/content-policy.ts';
import { hashSource } from '../../http/hash-source.ts';
import { PAGES } from '../../http/limits.ts';
import { sandboxNonce } from '../../payments/sandbox/gateway.ts';
import { choicePage, chosenPage, SANDBOX_STYLE, unknownPage } from './page.ts';

const POLICY = policy({
  'default-src': ["'none'"],
  'img-src': ['data:'],
  'style-src-elem': [hashSource(SANDBOX_STYLE)],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

const CHOICES = ['authorized', 'declined', 'cancelled'] as const;
type Choice = (typeof CHOICES)[number];

const openDonation = (db: Database, trackingId: string) =>
  db
    .selectFrom('donations')
    .select(['amount', 'currency'])
    .where('trackingId', '=', trackingId)
    .where('status', '<>', 'paid')
    .executeTakeFirst();

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
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(page);

type Asked = FastifyRequest<{ Params: { trackingId: string }; Body: URLSearchParams }>;

/** `/pay/charity/ID`: the sandbox's payment page. A real provider's is on the provider's site. */
export async function addSandboxPayments(app: FastifyInstance, { db }: { db: Database }) {
  const form = { parseAs: 'string' } as const;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    form,
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  const path = '/pay/charity/:trackingId';
  const options = { config: { limit: PAGES } };

  app.get(path, options, async ({ params }: Asked, reply) => {
    const donation = await openDonation(db, params.trackingId);
    if (!donation) return send(reply.code(404), unknownPage());
    return send(reply, choicePage(`${decimalText(donation.amount, donation.currency)} ${donation.currency}`));
  });

  app.post(path, options, async ({ params, body }: Asked, reply) => {
    const choice = CHOICES.find((each) => each === body?.get('choice'));
    if (!choice || !(await openDonation(db, params.trackingId))) return send(reply.code(404), unknownPage());
    await choose(db, params.trackingId, choice);
    return send(reply, chosenPage(choice));
  });
}
