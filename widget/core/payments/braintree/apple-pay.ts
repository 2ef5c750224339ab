import { type Payment, PaymentError, type PaymentState } from '../provider.ts';
import type { ApplePay } from './library.ts';
import type { OpenWallet, WalletOptions } from './wallet.ts';

/** Safari 11.1, and all since. */
const VERSION = 3;

type Session = {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
  oncancel: () => void;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completePayment: (status: number) => void;
};

/** What is used of Apple's class (developer.apple.com, ApplePaySession). */
export type ApplePaySessions = {
  new (version: number, request: object): Session;
  supportsVersion: (version: number) => boolean;
  canMakePayments: () => boolean;
  STATUS_SUCCESS: number;
  STATUS_FAILURE: number;
};

declare global {
  interface Window {
    ApplePaySession?: ApplePaySessions;
  }
}

/** Throws in a frame that the page around it has not allowed to pay. */
const isOffered = (sessions: ApplePaySessions | undefined): sessions is ApplePaySessions =>
  Boolean(sessions?.supportsVersion(VERSION) && sessions.canMakePayments());

/** The sheet says Done, or not; where nobody knows yet, it goes without a word, and the widget says so. It ends once. */
function ending(session: Session, sessions: ApplePaySessions) {
  let hasEnded = false;
  return {
    end: () => {
      hasEnded = true;
    },
    tell(state: PaymentState) {
      if (hasEnded) return;
      hasEnded = true;
      if (state === 'unknown') session.abort();
      else session.completePayment(state === 'paid' ? sessions.STATUS_SUCCESS : sessions.STATUS_FAILURE);
    },
  };
}

function run(applePay: ApplePay, sessions: ApplePaySessions, { payee, amount, currency }: WalletOptions) {
  return new Promise<Payment>((resolve, reject) => {
    const total = { label: payee, amount };
    const session = new sessions(VERSION, applePay.createPaymentRequest({ total, currencyCode: currency }));
    const { end, tell } = ending(session, sessions);
    const fail = (cause: unknown) => reject(new PaymentError('failed', [], cause));
    session.onvalidatemerchant = ({ validationURL }) => {
      // In a frame, the library would ask the page around it for its name, which it may not read.
      const options = { validationURL, displayName: payee, domainName: location.hostname };
      applePay.performValidation(options).then(
        (validated) => session.completeMerchantValidation(validated),
        (cause) => {
          session.abort();
          fail(cause);
        },
      );
    };
    session.onpaymentauthorized = ({ payment: { token } }) => {
      applePay.tokenize({ token }).then(
        ({ nonce }) => resolve({ nonce, tell }),
        (cause) => {
          tell('declined');
          fail(cause);
        },
      );
    };
    // The reader, or Apple, which waits for the outcome for half a minute.
    session.oncancel = () => {
      end();
      reject(new PaymentError('cancelled'));
    };
    session.begin();
  });
}

export const openApplePay: OpenWallet = async (options) => {
  const sessions = window.ApplePaySession;
  if (!isOffered(sessions)) return null;
  const applePay = await (await options.library.applePay()).create({ client: options.client });
  return { pay: () => run(applePay, sessions, options), close: async () => undefined };
};
