import { isRecord } from '../../model/value.ts';
import { PaymentError } from '../provider.ts';
import type { OpenWallet } from './wallet.ts';

const SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';

type PaymentsClient = {
  isReadyToPay: (request: object) => Promise<{ result: boolean }>;
  loadPaymentData: (request: object) => Promise<unknown>;
};

declare global {
  interface Window {
    google?: {
      payments?: { api: { PaymentsClient: new (options: { environment: 'TEST' | 'PRODUCTION' }) => PaymentsClient } };
    };
  }
}

function loadScript(): Promise<void> {
  if (window.google?.payments) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${SCRIPT} did not load`));
    script.src = SCRIPT;
    document.head.append(script);
  });
}

/** Google's own names (developers.google.com/pay/api/web, PaymentsError). */
const wasCancelled = (cause: unknown) => isRecord(cause) && cause.statusCode === 'CANCELED';

export const openGooglePay: OpenWallet = async ({ library, client, amount, currency, googleMerchantId }) => {
  const isReal = client.getConfiguration().gatewayConfiguration.environment === 'production';
  // Google answers nobody in production without one.
  if (isReal && !googleMerchantId) return null;
  const merchant = googleMerchantId ? { googleMerchantId } : {};
  const { create } = await library.googlePayment();
  const [googlePayment] = await Promise.all([create({ client, googlePayVersion: 2, ...merchant }), loadScript()]);
  const PaymentsClient = window.google?.payments?.api.PaymentsClient;
  if (!PaymentsClient) return null;
  const payments = new PaymentsClient({ environment: isReal ? 'PRODUCTION' : 'TEST' });
  const request = googlePayment.createPaymentDataRequest({
    transactionInfo: { currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: amount },
  });
  const { allowedPaymentMethods } = request;
  const { result } = await payments.isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods });
  if (!result) return null;
  return {
    async pay() {
      try {
        const { nonce } = await googlePayment.parseResponse(await payments.loadPaymentData(request));
        return { nonce };
      } catch (cause) {
        throw wasCancelled(cause) ? new PaymentError('cancelled', [], cause) : cause;
      }
    },
    close: async () => undefined,
  };
};
