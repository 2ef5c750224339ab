import { uuid } from '../../browser/uuid.ts';
import { onSecondOrigin } from '../../model/donation/fields-origin.ts';
import type { CardFields, Provider, ProviderOptions, Way } from '../provider.ts';
import { openCardFields } from './card-fields.ts';
import { OPEN, type Opening, type Role } from './protocol.ts';
import { showSheet } from './sheet.ts';

const WALLETS: readonly Way[] = ['GooglePay', 'Venmo', 'ApplePay'];

/** Where the fields come from: never from the widget's own origin, if that can be helped. */
const pageOf = (cardPaymentPage: string, ownOrigin: string) =>
  new URL(cardPaymentPage).origin === ownOrigin ? onSecondOrigin(cardPaymentPage) : cardPaymentPage;

/** A token names the wallets to try out: `sandbox-0123abcd.GooglePay.Venmo`. */
function walletsIn(clientToken: string): Way[] {
  const named = clientToken.split('.');
  return WALLETS.filter((way) => named.includes(way));
}

/** A provider that moves no money: `server/payments/sandbox/` is the gateway that takes its nonces. */
export function openSandbox(options: ProviderOptions): Provider {
  const { clientToken, amount, currency, payee, locale, cardPaymentPage } = options;
  const page = pageOf(cardPaymentPage, location.origin);
  const group = uuid();
  const shared = {
    type: OPEN,
    group,
    look: {},
    language: locale.slice(0, 2),
    amount: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    payee,
  } as const;
  const openingOf = (role: Role, label: string = payee): Opening => ({ ...shared, role, label });
  const askBank = () => showSheet(page, openingOf('bank'));
  let open: CardFields | undefined;
  return {
    isPlayMoney: true,
    ways: async () => ['CreditCard', ...walletsIn(clientToken)],
    async cardFields(card) {
      await open?.close();
      open = await openCardFields(card, { page, openingOf, askBank });
      return open;
    },
    payWith: (way) => showSheet(page, openingOf(way)),
    close: async () => open?.close(),
  };
}
