import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createDonationStore } from '../store.ts';
import { wayName } from '../way/way-name.ts';
import { PayButton } from './PayButton.tsx';
import { PayForm } from './PayForm.tsx';
import { createPayCommands } from './pay-commands.ts';

/** A wallet, whose own sheet asks for the payment. */
export function WalletPay() {
  useSignals();
  const { t } = useApp();
  const { selectedPaymentProvider, isSubmitting } = useOfAction(createDonationStore);
  const { payByWallet } = useOfAction(createPayCommands);
  const provider = t(wayName(selectedPaymentProvider.value ?? 'CreditCard'));
  const title = t('donation.payWith', { provider });
  return (
    <PayForm
      title={title}
      button={
        <PayButton isBusy={isSubmitting.value} onPress={() => void payByWallet()}>
          {title}
        </PayButton>
      }
    />
  );
}
