import { calls } from '../../../widget/core/api/calls.ts';
import { CompleteDonationRequest, PaymentAuthorizedRequest } from '../../../widget/core/api/wire.ts';
import { json } from '../../db/rows.ts';
import type { Database, Transact } from '../../db/schema.ts';
import type { Decline, Donor } from '../../db/tables/donations.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { PAYMENTS } from '../../http/limits.ts';
import { acceptedLanguage } from '../../pages/copy.ts';
import type { Payment } from '../../payments/gateway.ts';
import { withinTime } from '../../payments/gateway.ts';
import { findAction, type KnownAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { query, type SubmissionContext, submission } from '../module.ts';
import { countOf, personOf } from '../person.ts';
import { askedOrPaid, type BegunCharge, beginCharge, type ChargeState, settle } from './charge.ts';
import { type Donation, findDonation } from './donation.ts';
import { finishDonation } from './finish.ts';
import { unreadWords, wordsIn } from './words.ts';

type Request = CompleteDonationRequest;
type Refusal = { status: 'Rejected' | 'Error' | 'ValidationFailed'; message: string; invalidCard?: boolean };
type PaidOrRefused = Donation | Refusal;

/** The spellings of spec §8. */
const STATUS: Record<Decline, Refusal['status']> = {
  rejected: 'Rejected',
  error: 'Error',
  invalid: 'ValidationFailed',
};

const wordsFor = ({ headers }: SubmissionContext) => wordsIn(acceptedLanguage(headers['accept-language']));

function donorOf(known: KnownAction, request: Request, context: SubmissionContext): Donor {
  const { user } = request;
  const { emailKey, submissionKey } = personOf(known.identifier, user.email, context);
  return {
    emailKey,
    submissionKey,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    postalCode: user.address?.zipCode ?? null,
    dedication: request.dedication ?? null,
    provider: request.paymentProvider ?? null,
    optIns: json(request.optIns),
    context: contextJson(request, known),
    language: acceptedLanguage(context.headers['accept-language']),
  };
}

/** From the fields in the widget, or from the provider's own page. */
async function paymentOf(donation: Donation, request: Request, context: SubmissionContext): Promise<Payment | null> {
  const { paymentNonce: nonce, deviceData } = request;
  if (donation.paymentType !== 'charityPage') return nonce ? { nonce, deviceData } : null;
  const authorization = await withinTime(context.payments.authorizationOf(donation.trackingId));
  return authorization.status === 'authorized' ? authorization.payment : null;
}

/** The widget sends the same key again, and hears then what became of the payment. */
const notKnownYet = () => new HttpError(503, { error: 'The payment is still being checked' }, { 'retry-after': '2' });

function refusalOf(charge: ChargeState, context: SubmissionContext): Refusal {
  const words = wordsFor(context);
  if (charge.status !== 'declined') return { status: 'Error', message: words.failed };
  const { decline } = charge;
  const message = { rejected: words.declined, error: words.failed, invalid: words.invalid }[decline];
  return { status: STATUS[decline], message, invalidCard: decline === 'invalid' };
}

type Completion = { donation: Donation; request: Request; context: SubmissionContext; db: Database };

const settling = ({ context, db }: Completion) => {
  const { payments: gateway, reportPayment: report, dailyLimits } = context;
  return { db, gateway, clock: () => new Date(), report, onSettled: dailyLimits.settled };
};

/** Whether an earlier charge took the money. @throws HttpError 503 while nobody knows */
async function isPaidBefore(completion: Completion): Promise<boolean> {
  const { donation, db } = completion;
  if (donation.status === 'paid') return true;
  const charge = await askedOrPaid(db, donation.trackingId);
  if (!charge) return false;
  const { status } = await settle(settling(completion), donation, charge);
  if (status === 'asked') throw notKnownYet();
  return status === 'paid';
}

/** For so long a donation that was begun may be paid. */
const VALID_MS = 3_600_000;

const isExpired = ({ at }: Donation, now: Date) => now.getTime() - Date.parse(at) > VALID_MS;

/** @returns the charge of this request or of an earlier one; or why there is none */
async function beginFor({ donation, context, db }: Completion, { nonce }: Payment, donor: Donor): Promise<BegunCharge> {
  const reserved = context.dailyLimits.charge(context.ip, donation);
  const request = { nonce, donor, asked: context.now, isAllowed: reserved !== null };
  const begun = await beginCharge(db, donation, request, new Date()).catch((cause) => {
    reserved?.('none');
    throw cause;
  });
  if (reserved && typeof begun === 'object' && begun.isNew) context.dailyLimits.keep(begun.charge.orderId, reserved);
  else reserved?.('none');
  return begun;
}

async function pay(completion: Completion): Promise<PaidOrRefused> {
  const { donation, request, context, db } = completion;
  const words = wordsFor(context);
  const refusal = (message: string): Refusal => ({ status: 'ValidationFailed', message });
  if (isExpired(donation, context.now)) return refusal(words.gone);
  if (donation.currency !== request.currency) return refusal(words.otherCurrency);
  const payment = await paymentOf(donation, request, context);
  if (!payment) return refusal(words.invalid);
  const known = await findAction(completion.db, request, 'donation');
  const begun = await beginFor(completion, payment, donorOf(known, request, context));
  if (typeof begun === 'string')
    return refusal({ used: words.used, tooMany: words.attempts, limited: words.tooMany }[begun]);
  const { charge, isNew } = begun;
  const state = await settle(settling(completion), donation, charge, isNew ? payment : undefined);
  if (state.status === 'asked') throw notKnownYet();
  const isOwn = charge.trackingId === donation.trackingId;
  if (state.status !== 'paid') return isOwn ? refusalOf(state, context) : pay(completion);
  return (isOwn ? undefined : await findDonation(db, donation.identifier, charge.trackingId)) ?? donation;
}

type Named = Parameters<typeof findAction>[1] & Pick<Request, 'trackingId'>;

/** @throws HttpError 404 for an unknown action */
async function donationOf(db: Database | Transact, request: Named) {
  const { identifier } = await findAction(db, request, 'donation');
  return findDonation(db, identifier, request.trackingId);
}

/**
 * Takes the money before the transaction; whatever happens after it, it is not taken twice. A donation that was begun
 * before its widget closed can be paid as long as it is valid.
 */
async function prepare(request: Request, context: SubmissionContext, db: Database): Promise<PaidOrRefused> {
  const donation = await donationOf(db, request);
  if (!donation) return { status: 'ValidationFailed', message: wordsFor(context).gone };
  const completion = { donation, request, context, db };
  return (await isPaidBefore(completion)) ? donation : pay(completion);
}

async function finish(
  trx: Transact,
  { identifier, trackingId }: Donation,
  { now, payments: { isPlayMoney }, sendsMail }: SubmissionContext,
  isOwn = true,
) {
  const donation = await findDonation(trx, identifier, trackingId);
  if (donation) await finishDonation(trx, donation, { now, isPlayMoney });
  const paid = await findDonation(trx, identifier, trackingId);
  return {
    status: 'Success',
    errorList: [],
    ...(sendsMail && { receipt: true }),
    ...(isOwn && { endUserId: paid?.endUserId }),
    endUsersCount: await countOf(trx, identifier),
  };
}

/**
 * Charges a donation once, however often it is sent. A refusal has status 200, `status` and `errorList` (spec §8); while
 * the gateway has not said what became of the payment, the answer is 503.
 */
export const completeDonation = submission(calls.completeDonation, CompleteDonationRequest, {
  prepare,
  async handle(request, trx, context, prepared) {
    // An equal gift of the same name and address may be a stranger's guess, who learns nothing of the donor.
    if (!('message' in prepared))
      return finish(trx, prepared, context, prepared.trackingId === String(request.trackingId));
    // Another request may have paid meanwhile.
    const donation = await donationOf(trx, request);
    if (donation?.status === 'paid') return finish(trx, donation, context);
    const { status, message, invalidCard = false } = prepared;
    return { status, errorList: [message], ...(invalidCard && { invalidCard }) };
  },
  limit: PAYMENTS,
  refuse: (errors) => new HttpError(200, { status: 'ValidationFailed', errorList: unreadWords(errors) }),
});

const AUTHORIZATION = {
  pending: 'Pending',
  authorized: 'Authorized',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const;

/** Whether the donor has agreed to pay on the provider's own page. The widget asks again until it is settled. */
export const checkPaymentAuthorized = query(
  calls.checkPaymentAuthorized,
  PaymentAuthorizedRequest,
  async (request, db, { payments }) => {
    const donation = await donationOf(db, request);
    if (!donation) throw notFound('Unknown donation');
    if (donation.status === 'paid') return { status: AUTHORIZATION.authorized };
    const { status } = await withinTime(payments.authorizationOf(donation.trackingId));
    return { status: AUTHORIZATION[status] };
  },
);
