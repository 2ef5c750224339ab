import { useSignals } from '@preact/signals-react/runtime';
import { useOfAction } from '../../../ui/context.ts';
import { PagePay } from '../page/PagePay.tsx';
import { createDonationStore } from '../store.ts';
import { CardPay } from './CardPay.tsx';
import { WalletPay } from './WalletPay.tsx';

/** The payment, by the way that was chosen. */
export function PayScreen() {
  useSignals();
  const { paymentType, selectedPaymentProvider } = useOfAction(createDonationStore);
  if (paymentType === 'charityPage') return <PagePay />;
  return selectedPaymentProvider.value === 'CreditCard' ? <CardPay /> : <WalletPay />;
}
