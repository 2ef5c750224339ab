import { calls } from '../../../widget/core/api/calls.ts';
import { InitiateDonationRequest } from '../../../widget/core/api/wire.ts';
import { isCurrency } from '../../../widget/core/content/values.ts';
import { limitsOf, toMinor } from '../../../widget/core/model/donation/money.ts';
import { PAYMENT_TYPES } from '../../../widget/core/model/enums.ts';
import type { PaymentType } from '../../../widget/core/model/partner.ts';
import type { Database } from '../../db/schema.ts';
import { HttpError } from '../../http/errors.ts';
import { DONATIONS } from '../../http/limits.ts';
import { acceptedLanguage } from '../../pages/copy.ts';
import { type Gateway, withinTime } from '../../payments/gateway.ts';
import { findOpenAction, type KnownAction } from '../action.ts';
import { type SubmissionContext, submission } from '../module.ts';
import { createDonation } from './donation.ts';
import { filled, moneyText, unreadWords, wordsIn } from './words.ts';

/** In the main unit. */
type Money = { amount: number; currency: string };

/** Why this amount can't be given, in the donor's language; `null` if it can. */
function amountRefusal(
  { amount, currency }: Money,
  { takes }: Pick<Gateway, 'takes'>,
  language: string,
): string | null {
  const words = wordsIn(language);
  if (!isCurrency(currency) || !takes(currency)) return words.currency;
  const { min, max } = limitsOf(currency);
  if (amount < min) return filled(words.least, { amount: moneyText(min, currency, language) });
  if (amount > max) return filled(words.most, { amount: moneyText(max, currency, language) });
  return toMinor(amount, currency) === null ? words.amount : null;
}

type Request = InitiateDonationRequest;

/** What the donation needs, or why it can't be made. */
type ReadyOrRefused = { paymentType: PaymentType; clientToken?: string; playMoney: boolean } | { refusal: string };

const paymentTypeOf = ({ action }: KnownAction): string =>
  (action.partner as { paymentType?: string | null } | null | undefined)?.paymentType ?? 'cardAndWallet';

const isPaymentType = (text: string): text is PaymentType => PAYMENT_TYPES.some((known) => known === text);

/** A provider with a page of its own needs no token for fields in ours. */
const needsToken = (paymentType: PaymentType) => paymentType !== 'charityPage';

async function prepare(request: Request, context: SubmissionContext, db: Database): Promise<ReadyOrRefused> {
  const known = await findOpenAction(db, request, 'donation', context.now);
  const language = acceptedLanguage(context.headers['accept-language']);
  const refusal = amountRefusal(request, context.payments, language);
  if (refusal) return { refusal };
  if (!context.dailyLimits.begin(context.ip)) return { refusal: wordsIn(language).tooMany };
  const paymentType = paymentTypeOf(known);
  if (!isPaymentType(paymentType)) {
    context.reportPayment(new Error(`Unrecognised payment provider: ${paymentType}`));
    return { refusal: wordsIn(language).gateway };
  }
  const { hasPage, isPlayMoney: playMoney } = context.payments;
  if (!needsToken(paymentType)) return hasPage ? { paymentType, playMoney } : { refusal: wordsIn(language).gateway };
  try {
    return { paymentType, playMoney, clientToken: await withinTime(context.payments.clientToken()) };
  } catch (cause) {
    context.reportPayment(cause);
    return { refusal: wordsIn(language).gateway };
  }
}

/**
 * Begins a donation: nothing is charged. The answer's `trackingId` names it from here on, `clientToken` lets the
 * browser's fields speak to the gateway, and `errorList` says why there is neither (spec §7).
 */
export const initiateDonation = submission(calls.initiateDonation, InitiateDonationRequest, {
  prepare,
  async handle(request, trx, { now }, prepared) {
    if ('refusal' in prepared) return { errorList: [prepared.refusal] };
    const { identifier } = await findOpenAction(trx, request, 'donation', now);
    const { paymentType, clientToken, playMoney } = prepared;
    const { currency } = request;
    const amount = toMinor(request.amount, currency) ?? 0;
    const trackingId = await createDonation(trx, { identifier, paymentType, amount, currency, at: now.toISOString() });
    return { trackingId, errorList: [], ...(clientToken && { clientToken }), ...(playMoney && { playMoney }) };
  },
  limit: DONATIONS,
  refuse: (errors) => new HttpError(200, { errorList: unreadWords(errors) }),
});
