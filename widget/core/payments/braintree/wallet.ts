import type { Payment, ProviderOptions } from '../provider.ts';
import type { Client, Library } from './library.ts';

/** What a wallet needs. `amount` is written as gateways do: `12.50`. */
export type WalletOptions = Pick<ProviderOptions, 'currency' | 'payee' | 'googleMerchantId'> & {
  library: Library;
  client: Client;
  amount: string;
};

/** A wallet that this browser and the gateway's account offer. */
export type Wallet = {
  /**
   * Opens its sheet at once, since browsers allow that within a press alone.
   *
   * @throws PaymentError, or whatever the library throws
   */
  pay: () => Promise<Omit<Payment, 'deviceData'>>;
  close: () => Promise<void>;
};

/** @returns null where it is not offered. Whatever it throws says the same. */
export type OpenWallet = (options: WalletOptions) => Promise<Wallet | null>;
