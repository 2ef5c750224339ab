import { within } from '../../model/time-limit.ts';
import type { Way } from '../provider.ts';
import { openApplePay } from './apple-pay.ts';
import { openGooglePay } from './google-pay.ts';
import type { OpenWallet, Wallet, WalletOptions } from './wallet.ts';

/** Venmo's app takes dollars alone. */
const CURRENCY = 'USD';

/** Venmo: on a phone its app, on a computer a code that the phone scans. */
const openVenmo: OpenWallet = async ({ library, client, currency, payee }) => {
  if (currency !== CURRENCY) return null;
  const { create } = await library.venmo();
  const venmo = await create({ client, allowDesktop: true, paymentMethodUsage: 'single_use', displayName: payee });
  if (!venmo.isBrowserSupported()) return null;
  return { pay: async () => ({ nonce: (await venmo.tokenize()).nonce }), close: () => venmo.teardown() };
};

export type WalletWay = Exclude<Way, 'CreditCard'>;

const OPEN: Record<WalletWay, OpenWallet> = { ApplePay: openApplePay, GooglePay: openGooglePay, Venmo: openVenmo };

/** The order of the buttons. */
const WAYS = ['ApplePay', 'GooglePay', 'Venmo'] as const;

/** The reader waits for the buttons; a wallet whose script hangs is left out. */
const WAIT_MS = 4_000;

/** Opens those wallets that the browser and the account offer. */
export function openWallets(options: WalletOptions) {
  const ready = new Map<WalletWay, Wallet>();
  let isClosed = false;

  async function open(way: WalletWay) {
    const wallet = await OPEN[way](options).catch(() => null); // not set up in the account, blocked, or not allowed here
    if (wallet && isClosed) await wallet.close();
    else if (wallet) ready.set(way, wallet);
  }

  let opening: Promise<unknown> | undefined;
  return {
    async offered(): Promise<WalletWay[]> {
      opening ??= Promise.all(WAYS.map(open));
      await within(WAIT_MS, opening);
      return WAYS.filter((way) => ready.has(way));
    },
    get: (way: WalletWay) => ready.get(way),
    async close() {
      isClosed = true;
      await Promise.allSettled([...ready.values()].map((wallet) => wallet.close()));
      ready.clear();
    },
  };
}
