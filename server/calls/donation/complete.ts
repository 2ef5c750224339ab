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
import { findAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { query, type SubmissionContext, submission } from '../module.ts';
import { countOf, personOf } from '../person.ts';
import { type Opened, type Outcome, openCharge, openOne, settle } from './charge.ts';
import { type Donation, findDonation } from './donation.ts';
import { finishDonation } from './finish.ts';
import { unreadWords, wordsIn } from './words.ts';

type Request = CompleteDonationRequest;
type Refused = { status: 'Rejected' | 'Error' | 'ValidationFailed'; message: string; invalidCard?: boolean };
type Prepared = Donation | Refused;

/** The spellings of spec §8. */
const STATUS: Record<Decline, Refused['status']> = {
  rejected: 'Rejected',
  error: 'Error',
  invalid: 'ValidationFailed',
};

const wordsFor = ({ headers }: SubmissionContext) => wordsIn(acceptedLanguage(headers['accept-language']));

function donorOf({ identifier }: Donation, request: Request, context: SubmissionContext): Donor {
  const { user } = request;
  const { emailKey, submissionKey } = personOf(identifier, user.email, context);
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
    context: contextJson(request),
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

function refusalOf(outcome: Outcome, context: SubmissionContext): Refused {
  const words = wordsFor(context);
  if (outcome.status !== 'declined') return { status: 'Error', message: words.failed };
  const { decline } = outcome;
  const message = { rejected: words.declined, error: words.failed, invalid: words.invalid }[decline];
  return { status: STATUS[decline], message, invalidCard: decline === 'invalid' };
}

type Attempt = { donation: Donation; request: Request; context: SubmissionContext; db: Database };

const settling = ({ context, db }: Attempt) => {
  const { payments: gateway, reportPayment: report, dailyLimits } = context;
  return { db, gateway, clock: () => new Date(), report, onSettled: dailyLimits.settled };
};

/** Whether an earlier attempt took the money. @throws HttpError 503 while nobody knows */
async function isPaidBefore(attempt: Attempt): Promise<boolean> {
  const { donation, db } = attempt;
  if (donation.status === 'paid') return true;
  const open = await openOne(db, donation.trackingId);
  if (!open) return false;
  const { status } = await settle(settling(attempt), donation, open);
  if (status === 'asked') throw notKnownYet();
  return status === 'paid';
}

/** For so long a donation that was begun may be paid. */
const VALID_MS = 3_600_000;

const isExpired = ({ at }: Donation, now: Date) => now.getTime() - Date.parse(at) > VALID_MS;

/** @returns the attempt of this request or of an earlier one; or why there is none */
async function openFor({ donation, context, db }: Attempt, { nonce }: Payment, donor: Donor): Promise<Opened> {
  const reserved = context.dailyLimits.attempt(context.ip, donation);
  const opening = { nonce, donor, asked: context.now, isAllowed: reserved !== null };
  const opened = await openCharge(db, donation, opening, new Date()).catch((cause) => {
    reserved?.('none');
    throw cause;
  });
  if (reserved && typeof opened === 'object' && opened.isNew) context.dailyLimits.keep(opened.charge.orderId, reserved);
  else reserved?.('none');
  return opened;
}

async function pay(attempt: Attempt): Promise<Prepared> {
  const { donation, request, context, db } = attempt;
  const words = wordsFor(context);
  const refused = (message: string): Refused => ({ status: 'ValidationFailed', message });
  if (isExpired(donation, context.now)) return refused(words.gone);
  if (donation.currency !== request.currency) return refused(words.otherCurrency);
  const payment = await paymentOf(donation, request, context);
  if (!payment) return refused(words.invalid);
  const opened = await openFor(attempt, payment, donorOf(donation, request, context));
  if (typeof opened === 'string')
    return refused({ used: words.used, tooMany: words.attempts, limited: words.tooMany }[opened]);
  const { charge, isNew } = opened;
  const outcome = await settle(settling(attempt), donation, charge, isNew ? payment : undefined);
  if (outcome.status === 'asked') throw notKnownYet();
  const isOwn = charge.trackingId === donation.trackingId;
  if (outcome.status !== 'paid') return isOwn ? refusalOf(outcome, context) : pay(attempt);
  return (isOwn ? undefined : await findDonation(db, donation.identifier, charge.trackingId)) ?? donation;
}

/** @throws HttpError 404 for an unknown action */
async function donationOf(db: Database | Transact, { id, trackingId }: Pick<Request, 'id' | 'trackingId'>) {
  const { identifier } = await findAction(db, id, 'donation');
  return findDonation(db, identifier, trackingId);
}

/**
 * Takes the money before the transaction; whatever happens after it, it is not taken twice. A donation that was begun
 * before its widget closed can be paid as long as it is valid.
 */
async function prepare(request: Request, context: SubmissionContext, db: Database): Promise<Prepared> {
  const donation = await donationOf(db, request);
  if (!donation) return { status: 'ValidationFailed', message: wordsFor(context).gone };
  const attempt = { donation, request, context, db };
  return (await isPaidBefore(attempt)) ? donation : pay(attempt);
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
