import { initiateDonation } from '../../api/calls/donations.ts';
import { RequestError } from '../../api/errors.ts';
import type { Action } from '../../model/action.ts';
import { allowedWays, PAYMENT_METHOD } from '../../model/donation/ways.ts';
import { failureText } from '../../session/failure-text.ts';
import type { DonationTools } from './commands.ts';
import { createProviderHolder } from './holder.ts';
import { needsToken, readBegun, uncharged } from './refusal.ts';
import { createDonationStore, paidWith } from './store.ts';

/** Begins a donation with the server, and opens the payment provider. */
export function createBeginning(action: Action, tools: DonationTools) {
  const { client, actionData, config, locale, session, t, report } = tools;
  const store = tools.of(action, createDonationStore);
  const holder = tools.of(action, createProviderHolder);
  const { paymentType } = store;

  async function openProvider(clientToken: string, money: { amount: number; currency: string }) {
    const provider = await holder.open({
      ...money,
      clientToken,
      payee: action.partner?.name || session.widget.value.publisher.name,
      locale,
      cardPaymentPage: config.cardPaymentPage,
      ...(config.googleMerchantId && { googleMerchantId: config.googleMerchantId }),
    });
    const ways = allowedWays(await provider.ways(), navigator);
    return { ways, isPlayMoney: provider.isPlayMoney };
  }

  async function begin(): Promise<string> {
    const money = { amount: store.selectedAmount.value, currency: store.currency.value };
    // The way is chosen after this: what the reader paid with before is the best guess.
    const paymentMethod = PAYMENT_METHOD[tools.once(paidWith, paidWith).value];
    const answer = await client.post(initiateDonation, { ...actionData(action), paymentMethod, ...money });
    const begun = readBegun(answer, paymentType, t);
    if ('refusal' in begun) return begun.refusal;
    const { trackingId, clientToken } = begun;
    const opened = needsToken(paymentType) ? await openProvider(clientToken, money) : null;
    const isPlayMoney = (answer.playMoney || opened?.isPlayMoney) ?? false;
    store.begin({ ...money, trackingId, isPlayMoney }, opened?.ways ?? []);
    return opened?.ways.length === 0 ? t('donation.noProvider') : '';
  }

  return {
    /** @returns why it could not be begun, in words; '' if it was */
    async begin(): Promise<string> {
      try {
        return await begin();
      } catch (error) {
        if (!(error instanceof RequestError)) report(error);
        const text = failureText(error, t);
        return uncharged(text === t('errors.generic') ? t('donation.paymentGateway') : text, t);
      }
    },
  };
}
