import type { OpenWallet } from './wallet.ts';

/** Venmo's app takes dollars alone. */
const CURRENCY = 'USD';

/** Venmo: on a phone its app, on a computer a code that the phone scans. */
export const openVenmo: OpenWallet = async ({ library, client, currency, payee }) => {
  if (currency !== CURRENCY) return null;
  const { create } = await library.venmo();
  const venmo = await create({ client, allowDesktop: true, paymentMethodUsage: 'single_use', displayName: payee });
  if (!venmo.isBrowserSupported()) return null;
  return { pay: async () => ({ nonce: (await venmo.tokenize()).nonce }), close: () => venmo.teardown() };
};
