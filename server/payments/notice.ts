import type { WireAction } from '../../widget/api/wire.ts';
import type { Database } from '../db/schema.ts';
import type { Gateway } from './gateway.ts';
import { noGateway } from './no-gateway.ts';

const isPaidOnPage = (data: string) => (JSON.parse(data) as WireAction).partner?.paymentType === 'charityPage';

/** A notice for the operator of a server that refuses donations of its content; null if it has none. */
export async function donationsNotice(db: Database, gateway: Gateway): Promise<string | null> {
  const donations = await db.selectFrom('actions').select('data').where('type', '=', 'donation').execute();
  if (donations.length === 0) return null;
  if (gateway === noGateway) return 'Donations are refused: BRAINTREE_MERCHANT_ID is not set. Readers are told so.';
  if (gateway.hasPage || !donations.some(({ data }) => isPaidOnPage(data))) return null;
  return 'Donations to partners with the payment type charityPage are refused: Braintree has no payment page.';
}
