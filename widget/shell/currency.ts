import type { Action } from '../model/action.ts';
import { PAYMENT_TYPES } from '../model/enums.ts';

const [, , THIRD_PAYMENT_TYPE] = PAYMENT_TYPES;

/** The currency switcher stands on donation routes only, and for partners of the third payment type (spec §4). */
export const hasCurrencySwitcher = (route: string, { partner }: Pick<Action, 'partner'>): boolean =>
  /^\/donation(\/|$)/.test(route) && partner?.paymentType === THIRD_PAYMENT_TYPE;
