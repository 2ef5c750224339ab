import { decimalText, toMinor } from '../../model/donation/money.ts';
import { within } from '../../model/time-limit.ts';
import {
  type CardFields,
  type Payment,
  PaymentError,
  type Provider,
  type ProviderOptions,
  type Way,
} from '../provider.ts';
import { openCardFields } from './card-fields.ts';
import { asPaymentError } from './errors.ts';
import { type Client, type Library, library as modules, type Verified } from './library.ts';
import { openWallets } from './wallets.ts';

/** Blockers keep the collector's script away, without an error. */
const DEVICE_DATA_WAIT_MS = 4_000;

/** What is known of the reader's device, for the gateway's checks against fraud; undefined where it can't be had. */
function openDeviceData(library: Library, client: Client) {
  const collecting = library.dataCollector().then(({ create }) => create({ client }));
  const data = collecting.then(
    ({ deviceData }) => deviceData,
    () => undefined, // Blocked, or not set up in the account.
  );
  return {
    data: within(DEVICE_DATA_WAIT_MS, data),
    close: () => collecting.then(({ teardown }) => teardown()).catch(() => undefined), // nothing to tear down
  };
}

type Card = { nonce: string; bin: string; amount: string };

/**
 * Refuses a card whose bank could have taken the liability and did not: the reader failed or refused the bank's step
 * (Braintree's guide to 3-D Secure). A card outside 3-D Secure is left to the gateway's rules.
 *
 * @throws PaymentError `declined`
 */
function checkLiability({ liabilityShifted, liabilityShiftPossible }: Verified) {
  if (liabilityShiftPossible && !liabilityShifted) throw new PaymentError('declined');
}

/**
 * The bank's own step (3-D Secure 2): most cards pass unseen, for others the bank opens its window.
 *
 * @returns the nonce to pay with, which replaces the card's
 * @throws PaymentError, or whatever the library throws
 */
async function verifyWithBank(library: Library, client: Client, { nonce, bin, amount }: Card): Promise<string> {
  // Where the account has no 3-D Secure, the library refuses to begin it.
  if (!client.getConfiguration().gatewayConfiguration.threeDSecureEnabled) return nonce;
  const threeDSecure = await (await library.threeDSecure()).create({ client, version: '2' });
  let isCancelled = false;
  threeDSecure.on('customer-canceled', () => {
    isCancelled = true;
  });
  try {
    const verified = await threeDSecure.verifyCard({ nonce, bin, amount, onLookupComplete: (_, next) => next() });
    if (isCancelled) throw new PaymentError('cancelled');
    checkLiability(verified);
    return verified.nonce;
  } finally {
    await threeDSecure.teardown().catch(() => undefined); // what it leaves behind ends with the page
  }
}

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
  const { clientToken: authorization, locale, currency, payee, googleMerchantId } = options;
  const amount = amountText(options);
  const client = await library
    .client()
    .then(({ create }) => create({ authorization }))
    .catch((cause) => {
      throw asPaymentError(cause);
    });
  const device = openDeviceData(library, client);
  const wallets = openWallets({ library, client, amount, currency, payee, googleMerchantId });
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
