import type {
  GatewayConfiguration,
  HostedField,
  HostedFieldsOptions,
  Library,
  Verified,
} from '../../../../../widget/core/payments/braintree/library.ts';
import { openBraintree } from '../../../../../widget/core/payments/braintree/provider.ts';
import type { CardField, CardOptions, ProviderOptions } from '../../../../../widget/core/payments/provider.ts';

/** What the stand-in does, and what was asked of it. */
export type Script = {
  configuration?: Partial<GatewayConfiguration>;
  tokenize?: () => Promise<{ nonce: string; details: { bin: string } }>;
  verify?: () => Promise<Verified>;
  cancelsBank?: boolean;
  deviceData?: () => Promise<string>;
  fields?: Partial<Record<CardField, Partial<HostedField>>>;
  venmo?: () => Promise<{ nonce: string }>;
  supportsVenmo?: boolean;
};

const EMPTY: HostedField = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };

export const rejecting =
  (code: string, details: object = {}) =>
  async () => {
    throw Object.assign(new Error(code), { code, details });
  };

/** The library's modules as far as the widget uses them. */
function standIn(script: Script = {}) {
  const asked: string[] = [];
  const told = new Map<string, () => void>();
  const seen: { fields?: HostedFieldsOptions; verified?: object } = {};
  const gatewayConfiguration = { environment: 'production' as const, ...script.configuration };
  const part = <T extends object>(name: string, made: T) => ({
    create: async () => {
      asked.push(name);
      return { ...made, teardown: async () => void asked.push(`${name} torn down`) };
    },
  });
  const library: Library = {
    client: async () => ({
      create: async ({ authorization }) => {
        asked.push(`client ${authorization}`);
        if (authorization === 'bad')
          throw Object.assign(new Error('refused'), { code: 'CLIENT_AUTHORIZATION_INVALID' });
        return { getConfiguration: () => ({ gatewayConfiguration }) };
      },
    }),
    hostedFields: async () => ({
      create: async (options) => {
        seen.fields = options;
        const { number, expirationDate, cvv } = script.fields ?? {};
        return await part('hosted fields', {
          on: (event: string, handler: () => void) => void told.set(event, handler),
          getState: () => ({
            fields: {
              number: { ...EMPTY, ...number },
              expirationDate: { ...EMPTY, ...expirationDate },
              cvv: { ...EMPTY, ...cvv },
            },
          }),
          focus: (field: string) => void asked.push(`focus ${field}`),
          tokenize: script.tokenize ?? (async () => ({ nonce: 'card', details: { bin: '411111' } })),
        }).create();
      },
    }),
    threeDSecure: async () => ({
      create: async () => {
        let cancel = () => {};
        return await part('3-D Secure', {
          on: (_: string, handler: () => void) => {
            cancel = handler;
          },
          verifyCard: async (options: object) => {
            seen.verified = options;
            if (script.cancelsBank) cancel();
            return (
              script.verify ??
              (async () => ({ nonce: 'verified', liabilityShifted: true, liabilityShiftPossible: true }))
            )();
          },
        }).create();
      },
    }),
    dataCollector: async () => ({
      create: async () => ({
        deviceData: await (script.deviceData ?? (async () => 'device'))(),
        teardown: async () => void asked.push('device torn down'),
      }),
    }),
    applePay: async () =>
      part('Apple Pay', {
        createPaymentRequest: (request: object) => request,
        performValidation: async (options: object) => options,
        tokenize: async ({ token }: { token: unknown }) => ({ nonce: `apple ${token}` }),
      }),
    googlePayment: async () =>
      part('Google Pay', {
        createPaymentDataRequest: (request: object) => ({ ...request, allowedPaymentMethods: [] }),
        parseResponse: async (response: unknown) => ({ nonce: `google ${response}` }),
      }),
    venmo: async () =>
      part('Venmo', {
        isBrowserSupported: () => script.supportsVenmo ?? false,
        tokenize: script.venmo ?? (async () => ({ nonce: 'venmo' })),
      }),
  };
  return { library, asked, seen, tell: (event: string) => told.get(event)?.() };
}

const OPTIONS: ProviderOptions = {
  clientToken: 'token',
  amount: 12.5,
  currency: 'USD',
  payee: 'Ferry Fund',
  locale: 'en-US',
  cardPaymentPage: 'https://widgets.example/pay/card/',
};

export function openStandIn(script: Script = {}, options: Partial<ProviderOptions> = {}) {
  const made = standIn(script);
  return { ...made, opening: openBraintree({ ...OPTIONS, ...options }, made.library) };
}

const BOX = {} as HTMLElement;

export const CARD: CardOptions = {
  boxes: { number: BOX, expirationDate: BOX, cvv: BOX },
  labels: { number: 'Card number', expirationDate: 'Expires', cvv: 'Security code' },
  look: { color: 'red', fontSize: '16px', placeholderColor: 'grey' },
};
