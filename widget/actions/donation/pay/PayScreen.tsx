import { useSignals } from '@preact/signals-react/runtime';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { moneyText } from '../money-text.ts';
import { createDonationStore } from '../store.ts';
import { wayName } from '../WayScreen.tsx';
import { CardPay } from './CardPay.tsx';
import { Guarded } from './Guarded.tsx';
import { WalletGlyph } from './Marks.tsx';
import { PagePay } from './PagePay.tsx';
import { PayForm } from './PayForm.tsx';
import { createPayCommands } from './pay-commands.ts';

/** A wallet, whose own sheet asks for the payment. */
function WalletPay() {
  useSignals();
  const { t, locale } = useApp();
  const { begun, selectedPaymentProvider, isSubmitting } = useOfAction(createDonationStore);
  const { payByWallet } = useOfAction(createPayCommands);
  const way = selectedPaymentProvider.value ?? 'CreditCard';
  const amount = begun.value ? moneyText(begun.value.amount, begun.value.currency, locale) : '';
  const title = t('donation.payWith', { provider: t(wayName(way)) });
  return (
    <PayForm
      title={title}
      button={
        <Guarded>
          <div className="ca-wallet" data-way={way}>
            <BigButton
              isBusy={isSubmitting.value}
              busy={t('donation.paying', { amount })}
              onPress={() => void payByWallet()}
            >
              <span className="ca-hidden">
                {title} {amount}
              </span>
              {way !== 'CreditCard' && <WalletGlyph way={way} />}
            </BigButton>
          </div>
        </Guarded>
      }
    />
  );
}

/** The payment, by the way that was chosen. */
export function PayScreen() {
  useSignals();
  const { paymentType, selectedPaymentProvider } = useOfAction(createDonationStore);
  if (paymentType === 'charityPage') return <PagePay />;
  return selectedPaymentProvider.value === 'CreditCard' ? <CardPay /> : <WalletPay />;
}
