import type {
  CardField,
  CardOptions,
  FieldStates,
  OpenProvider,
  Payment,
} from '../../../widget/core/payments/provider.ts';
import { PaymentError, type PaymentFailure } from '../../../widget/core/payments/provider.ts';

const FILLED = { isEmpty: false, isComplete: true, isInvalid: false, isFocused: false };
export const WHOLE: FieldStates = { number: FILLED, expirationDate: FILLED, cvv: FILLED };

export type Paying = () => Promise<Payment>;

export const refusing =
  (failure: PaymentFailure, fields: CardField[] = []): Paying =>
  async () => {
    throw new PaymentError(failure, fields);
  };

/** A payment provider that does what the test says, and writes down what was asked of it. */
export function standInProvider(ways: readonly string[] = ['CreditCard']) {
  const log: string[] = [];
  const told: { fields?: CardOptions; states: (states: FieldStates) => void } = { states: () => {} };
  const does: { pay: Paying; ways: readonly string[]; open: () => Promise<unknown>; fields: () => Promise<unknown> } = {
    pay: async () => ({ nonce: 'nonce', deviceData: 'device' }),
    ways,
    open: async () => {},
    fields: async () => {},
  };
  const open: OpenProvider = async ({ amount, currency, clientToken }) => {
    log.push(`open ${amount} ${currency} ${clientToken}`);
    await does.open();
    return {
      isPlayMoney: false,
      ways: async () => does.ways as never,
      async cardFields(options) {
        log.push('fields');
        told.fields = options;
        await does.fields();
        return {
          watch(listener) {
            told.states = listener;
            listener(WHOLE);
            return () => {};
          },
          focus: (field) => void log.push(`focus ${field}`),
          pay() {
            log.push('pay');
            return does.pay();
          },
          close: async () => void log.push('fields closed'),
        };
      },
      payWith(way) {
        log.push(`pay with ${way}`);
        return does.pay();
      },
      close: async () => void log.push('close'),
    };
  };
  return { open, log, does, told };
}

/** A promise that the test settles. */
export function held<T>() {
  let settle = { resolve: (_: T) => {}, reject: (_: unknown) => {} };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
