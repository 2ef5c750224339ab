import { decimalText, toMinor } from '../../model/donation/money.ts';
import {
  type CardFields,
  type Payment,
  PaymentError,
  type Provider,
  type ProviderOptions,
  type Way,
} from '../provider.ts';
import { verifyWithBank } from './bank-step.ts';
import { openCardFields } from './card-fields.ts';
import { openDeviceData } from './device-data.ts';
import { asPaymentError } from './errors.ts';
import { type Library, library as modules } from './library/library.ts';
import { openWallets } from './wallets/open.ts';

/** As gateways write it: `12.50`. */
function amountText({ amount, currency }: ProviderOptions): string {
  const minor = toMinor(amount, currency);
  // The form refuses such amounts.
  if (minor === null) throw new PaymentError('failed');
  return decimalText(minor, currency);
}

/**
 * Braintree, by its own library. Each part of the library is fetched when it is needed.
 *
 * @param library replaced by tests
 * @throws PaymentError if the gateway refuses the token or can't be reached
 */
export async function openBraintree(options: ProviderOptions, library: Library = modules): Promise<Provider> {
  const { clientToken: authorization, locale } = options;
  const amount = amountText(options);
  const client = await library
    .client()
    .then(({ create }) => create({ authorization }))
    .catch((cause) => {
      throw asPaymentError(cause);
    });
  const device = openDeviceData(library, client);
  const wallets = openWallets({ ...options, amount, library, client });
  let open: CardFields | undefined;

  /** What is known of the device helps the gateway to tell a thief from a donor; without it the payment goes on. */
  async function withDevice(nonce: string): Promise<Payment> {
    const deviceData = await device.data;
    return { nonce, ...(deviceData && { deviceData }) };
  }

  return {
    isPlayMoney: client.getConfiguration().gatewayConfiguration.environment !== 'production',
    async ways(): Promise<Way[]> {
      return ['CreditCard', ...(await wallets.offered())];
    },
    async cardFields(card) {
      await open?.close();
      open = await openCardFields(card, {
        locale,
        types: client.getConfiguration().gatewayConfiguration.creditCards?.supportedCardTypes ?? [],
        create: async (fields) => (await library.hostedFields()).create({ ...fields, client }),
        payWith: async ({ nonce, bin }) => withDevice(await verifyWithBank(library, client, { nonce, bin, amount })),
      });
      return open;
    },
    payWith(way) {
      // Not awaited before: a wallet's sheet opens within the reader's press alone.
      const wallet = wallets.get(way);
      if (!wallet) return Promise.reject(new PaymentError('failed'));
      return wallet
        .pay()
        .then(async ({ nonce, tell }) => ({ ...(await withDevice(nonce)), ...(tell && { tell }) }))
        .catch((cause) => {
          throw asPaymentError(cause);
        });
    },
    async close() {
      await Promise.all([open?.close(), device.close(), wallets.close()]);
    },
  };
}
