import { RequestError } from '../../../api/errors.ts';
import type { AskedOptIn } from '../../../form/opt-ins/opt-ins.ts';
import type { Action } from '../../../model/action.ts';
import {
  type CardField,
  type CardFields,
  type CardOptions,
  type Payment,
  PaymentError,
} from '../../../payments/provider.ts';
import type { DonationTools } from '../commands.ts';
import { type DonorValues, PAY_STEP } from '../details/fields.ts';
import { createProviderHolder } from '../holder.ts';
import type { Refusal } from '../refusal.ts';
import { createDonationStore } from '../store.ts';
import { createCompleting } from './completing.ts';
import type { Donor } from './donation-data.ts';
import { isCancelled, payRefusal } from './failure.ts';

/** Whether somebody has to look at it: neither the reader's doing nor reported by the client. */
const isOurs = (error: unknown) =>
  error instanceof PaymentError ? error.failure === 'failed' : !(error instanceof RequestError);

/** Takes one payment at a time, whatever is pressed. */
function createSending(action: Action, tools: DonationTools, donor: () => Donor | null) {
  const { commands, lifecycle, t, report } = tools;
  const store = tools.of(action, createDonationStore);
  const { complete } = tools.of(action, createCompleting);

  /** @returns why it was not paid; `null` if it was */
  async function trySend(giver: Donor, asked: Promise<Partial<Payment>>): Promise<Refusal | null> {
    try {
      return await complete(giver, await asked);
    } catch (error) {
      // The reader closed the wallet or the bank's step.
      if (isCancelled(error)) lifecycle.gaveUp(action);
      if (isOurs(error)) report(error);
      return payRefusal(error, t);
    }
  }

  /** @returns the card's fields that are wrong */
  async function sendOnce(giver: Donor, asked: Promise<Partial<Payment>>): Promise<readonly CardField[]> {
    const refusal = await trySend(giver, asked);
    if (!refusal) return [];
    store.setChecking(false);
    store.setSubmitting(false);
    commands.alert(refusal.text, action);
    return refusal.fields;
  }

  return {
    /**
     * @param ask called before this returns, so that a wallet's sheet may open
     * @returns the card's fields that are wrong
     */
    async send(ask: () => Promise<Partial<Payment>>): Promise<readonly CardField[]> {
      const giver = donor();
      let wrong: readonly CardField[] = [];
      if (!giver || store.isSubmitting.value || commands.isDone(action)) return wrong;
      commands.initiate(action);
      store.setSubmitting(true);
      commands.hideAlert();
      await commands.submit(action, async () => {
        wrong = await sendOnce(giver, ask());
      });
      return wrong;
    },
  };
}

/** Commands that take the money, once whatever is pressed or lost. */
export function createPayCommands(action: Action, tools: DonationTools) {
  const { commands } = tools;
  const store = tools.of(action, createDonationStore);
  const holder = tools.of(action, createProviderHolder);
  const { checkNow } = tools.of(action, createCompleting);
  let donor: Donor | null = null;
  const { send } = createSending(action, tools, () => donor);

  return {
    isSubmitting: store.isSubmitting,
    initiate: () => commands.initiate(action),
    /** Keeps the details and goes on to the payment. Its thanks are loaded first: after the payment nothing may fail. */
    async submit(values: DonorValues, offers: readonly AskedOptIn[]) {
      if (store.isSubmitting.value) return;
      donor = { values, offers };
      if (await commands.loadScreen(action)) await commands.open(action, 'details', PAY_STEP);
    },
    donor: () => donor,
    /** The provider's own fields in these boxes. @throws whatever the provider threw */
    cardFields: async (options: CardOptions): Promise<CardFields> => holder.current().cardFields(options),
    /** @returns the fields that are wrong */
    payByCard: (fields: CardFields) => send(() => fields.pay()),
    /** Opens the wallet's sheet, for which it must be called while the reader presses. */
    async payByWallet() {
      const way = store.selectedPaymentProvider.value;
      if (way && way !== 'CreditCard') await send(async () => holder.current().payWith(way));
    },
    /** Takes the payment that the reader agreed to on the provider's page. */
    payByPage: () => send(async () => ({})),
    /** Asks now what became of the payment. */
    checkNow,
  };
}
