/** What is used of `braintree-web`, module by module; its reference is at braintree.github.io/braintree-web. */

/** From the gateway, by the client token. */
export type GatewayConfiguration = {
  environment: 'production' | 'sandbox' | 'development';
  threeDSecureEnabled?: boolean;
  /** By the gateway's names: `Visa`, `MasterCard`, `American Express`. */
  creditCards?: { supportedCardTypes?: readonly string[] };
};

export type Client = { getConfiguration: () => { gatewayConfiguration: GatewayConfiguration } };

/** A module that creates its part. */
type Creates<Options, Part> = { create: (options: Options & { client: Client }) => Promise<Part> };

export type HostedField = { isEmpty: boolean; isValid: boolean; isPotentiallyValid: boolean; isFocused: boolean };

type FieldName = 'number' | 'expirationDate' | 'cvv';

export type HostedFieldsOptions = {
  styles: Record<string, Record<string, string>>;
  fields: Record<
    FieldName,
    Record<'placeholder' | 'iframeTitle' | 'internalLabel', string> & { container: HTMLElement }
  >;
};

export type HostedFields = {
  on: (event: string, handler: () => void) => void;
  getState: () => { fields: Record<FieldName, HostedField> };
  focus: (field: FieldName) => void;
  tokenize: () => Promise<{ nonce: string; details: { bin: string } }>;
  teardown: () => Promise<void>;
};

export type Verified = { nonce: string; liabilityShifted?: boolean; liabilityShiftPossible?: boolean };

export type ThreeDSecure = {
  on: (event: 'customer-canceled', handler: () => void) => void;
  verifyCard: (options: {
    amount: string;
    nonce: string;
    bin: string;
    onLookupComplete: (data: unknown, next: () => void) => void;
  }) => Promise<Verified>;
  teardown: () => Promise<void>;
};

export type DataCollector = { deviceData: string; teardown: () => Promise<void> };

export type ApplePay = {
  createPaymentRequest: (request: object) => object;
  performValidation: (options: { validationURL: string; displayName: string; domainName: string }) => Promise<unknown>;
  tokenize: (options: { token: unknown }) => Promise<{ nonce: string }>;
};

export type GooglePayment = {
  createPaymentDataRequest: (overrides: object) => { allowedPaymentMethods: unknown };
  parseResponse: (response: unknown) => Promise<{ nonce: string }>;
};

export type Venmo = {
  isBrowserSupported: () => boolean;
  tokenize: () => Promise<{ nonce: string }>;
  teardown: () => Promise<void>;
};

export type Modules = {
  client: { create: (options: { authorization: string }) => Promise<Client> };
  hostedFields: Creates<HostedFieldsOptions, HostedFields>;
  threeDSecure: Creates<{ version: '2' }, ThreeDSecure>;
  dataCollector: Creates<object, DataCollector>;
  applePay: Creates<object, ApplePay>;
  googlePayment: Creates<{ googlePayVersion: 2; googleMerchantId?: string }, GooglePayment>;
  venmo: Creates<{ allowDesktop: true; paymentMethodUsage: 'single_use'; displayName: string }, Venmo>;
};

/** Gets a module when it is needed: together they are ten times the widget. */
export type Library = { [Name in keyof Modules]: () => Promise<Modules[Name]> };

export const library: Library = {
  client: async () => (await import('braintree-web/client/index.js')).default,
  hostedFields: async () => (await import('braintree-web/hosted-fields/index.js')).default,
  threeDSecure: async () => (await import('braintree-web/three-d-secure/index.js')).default,
  dataCollector: async () => (await import('braintree-web/data-collector/index.js')).default,
  applePay: async () => (await import('braintree-web/apple-pay/index.js')).default,
  googlePayment: async () => (await import('braintree-web/google-payment/index.js')).default,
  venmo: async () => (await import('braintree-web/venmo/index.js')).default,
};
