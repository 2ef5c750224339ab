import { initiateDonation } from '../../core/api/calls/donations.ts';
import { RequestError } from '../../core/api/errors.ts';
import type { App } from '../../core/app/app.ts';
import { isFaked } from '../../core/config/mode.ts';
import type { Action } from '../../core/model/action.ts';
import { allowedWays, PAYMENT_METHOD } from '../../core/model/donation/ways.ts';
import type { OpenProvider, Provider, ProviderOptions } from '../../core/payments/provider.ts';
import { failureText } from '../../core/session/failure-text.ts';
import { needsToken, readBegun, uncharged } from './refusal.ts';
import { createDonationStore, paidWith } from './store.ts';

export type DonationTools = Pick<
  App,
  | 'of'
  | 'once'
  | 'commands'
  | 'lifecycle'
  | 'session'
  | 'client'
  | 'actionData'
  | 'config'
  | 'mode'
  | 'params'
  | 'locale'
  | 't'
  | 'report'
>;

/** The key under which the gallery keeps a payment provider of its own. */
export const OPEN_PROVIDER = {};

type Tools = Pick<App, 'once' | 'mode' | 'report'>;

/** Nothing of a provider is fetched before a reader has chosen an amount. In a rehearsal none is asked. */
const load = async ({ mode }: Tools): Promise<OpenProvider> =>
  isFaked(mode)
    ? (await import('./rehearsal.ts')).openRehearsal
    : (await import('../../core/payments/open/open.ts')).openProvider;

/** Holds an action's open payment provider, one at a time. */
export function createProviderSession(_action: Action, tools: Tools) {
  let opening: Promise<Provider> | null = null;
  let provider: Provider | null = null;

  function close() {
    opening?.then((opened) => opened.close()).catch(tools.report);
    opening = null;
    provider = null;
  }

  return {
    /** Not a promise: a wallet's sheet must open while the reader presses. @throws Error without any */
    current(): Provider {
      if (!provider) throw new Error('No payment provider is open');
      return provider;
    },
    /** @throws whatever opening it threw */
    async open(options: ProviderOptions): Promise<Provider> {
      close();
      const asked = tools
        .once(OPEN_PROVIDER, () => () => load(tools))()
        .then((openProvider) => openProvider(options));
      opening = asked;
      const opened = await asked;
      if (opening === asked) provider = opened;
      return opened;
    },
    close,
  };
}

/** Begins a donation with the server, and opens the payment provider. */
export function createInitiation(action: Action, tools: DonationTools) {
  const { client, actionData, config, locale, session, t, report } = tools;
  const store = tools.of(action, createDonationStore);
  const providerSession = tools.of(action, createProviderSession);
  const { paymentType } = store;

  async function openProvider(clientToken: string, money: { amount: number; currency: string }) {
    const provider = await providerSession.open({
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
