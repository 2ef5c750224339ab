import { useSignals } from '@preact/signals-react/runtime';
import { Sheet } from '#platform/Sheet.tsx';
import type { PaymentMethod } from '../../core/model/donation/ways.ts';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { createDonationCommands } from './commands.ts';
import { GiftLine } from './GiftLine.tsx';
import css from './gift.css' with { type: 'text' };
import { WayMark } from './pay/Marks.tsx';
import marks from './pay/marks.css' with { type: 'text' };
import { createDonationStore } from './store.ts';

const NAMES = {
  CreditCard: 'donation.creditCard',
  GooglePay: 'donation.googlePay',
  Venmo: 'donation.venmo',
  ApplePay: 'donation.applePay',
} as const satisfies Record<PaymentMethod, string>;

export const wayName = (way: PaymentMethod) => NAMES[way];

/** The ways to pay, one press each. */
export function WayScreen() {
  useSignals();
  const { t } = useApp();
  const { ways, selectedPaymentProvider } = useOfAction(createDonationStore);
  const { chooseWay } = useOfAction(createDonationCommands);
  const row = (way: PaymentMethod) => (
    <li key={way}>
      <Button
        className="ca-gift-way"
        data-way={way}
        aria-current={way === selectedPaymentProvider.value || undefined}
        onPress={() => void chooseWay(way)}
      >
        <WayMark way={way} />
        <span>{t(wayName(way))}</span>
        <Icon name="next" />
      </Button>
    </li>
  );
  return (
    <div className="ca-form">
      <Sheet css={css} />
      <Sheet css={marks} />
      <Heading>{t('donation.choosePayment')}</Heading>
      <GiftLine />
      <ul className="ca-gift-ways">{ways.value.map(row)}</ul>
    </div>
  );
}
