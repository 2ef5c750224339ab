import { array, boolean, number, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { maybe } from '../../core/api/wire/common.ts';
import { PAYMENT_TYPES } from '../../core/model/enums.ts';

/** `details` of a donation (contract §6). `playMoney`: the server says that no real money moves. */
const DonationDetails = () =>
  type({
    currency: maybe(string()),
    playMoney: maybe(boolean()),
    impact: maybe(array(type({ amount: number(), text: string() }))),
  });

const parse = parser(DonationDetails, (details) => details);

export const donationDetails = {
  type: 'donation',
  // One whose provider is unknown is dropped and reported (spec §8); without any it is the first.
  parse: (details: unknown, paymentType: string | null = null) =>
    [null, ...PAYMENT_TYPES].some((known) => known === paymentType) ? parse(details) : null,
} as const;
