import { createInitiation, createProviderSession } from '#platform/donation/initiate.ts';
import type { Action } from '../../core/model/action.ts';
import { localCurrency } from '../../core/model/donation/money.ts';
import type { PaymentMethod } from '../../core/model/donation/ways.ts';
import { actionRoute } from '../../core/model/navigation/routes.ts';
import { DONATION_CLEAR_MS, DONATION_DETAILS_MS } from '../../core/numbers/constants.ts';
import { createTimers } from '../../core/session/timers.ts';
import type { OptInValues } from '../../parts/form/opt-ins/opt-ins.ts';
import type { Step } from '../../parts/form/steps.ts';
import type { FormFields } from '../../parts/form/validate.ts';
import type { DonationTools } from './initiate.ts';
import { keptPayment } from './kept-payment.ts';
import { createDonationStore } from './store.ts';

/** What a donor enters, as typed. */
export type DonorValues = OptInValues & { firstName: string; lastName: string; email: string; postalCode: string };

export const NO_DONOR = { firstName: '', lastName: '', email: '', postalCode: '' };

/** Rules of the form's fields, in the order of the form. */
export const donorFields: FormFields<DonorValues> = {
  firstName: { rule: 'firstName' },
  lastName: { rule: 'lastName' },
  email: { rule: 'email' },
  postalCode: { rule: 'postalCode' },
};

/** The payment, which follows them, is no form: its fields are the provider's. */
export const DETAILS_STEPS = [
  { name: 'person', fields: Object.keys(donorFields), screen: 'details' },
] as const satisfies readonly Step[];

/** The step of the payment on the screen of details. */
export const PAY_STEP = 'pay';

/** Tracks an amount once for each time that the reader decides on it. */
function createNoting(action: Action, { of, lifecycle }: DonationTools) {
  const { selectedAmount, currency, fault } = of(action, createDonationStore);
  let noted = '';
  /** @param isTold whether another page has told of it */
  return (isTold = false) => {
    const worth = { amount: selectedAmount.value, currency: currency.value };
    if (fault.value || noted === JSON.stringify(worth)) return;
    noted = JSON.stringify(worth);
    if (!isTold) lifecycle.noted('DonationAmountSelected', action, worth);
  };
}

/** Clears what was begun once the reader is back at the amounts (spec §4). */
function createClearing(action: Action, { of, mode }: DonationTools) {
  const store = of(action, createDonationStore);
  const providerSession = of(action, createProviderSession);
  const { after } = createTimers(mode);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now() {
    clearTimeout(timer);
    // A payment that is under way still needs it.
    if (store.isSubmitting.value) return soon();
    providerSession.close();
    store.selectProvider(null);
  }

  function soon() {
    clearTimeout(timer);
    timer = after(now, DONATION_CLEAR_MS);
  }

  return { now, soon };
}

/** What leads from the amounts to the details. */
function createGoingOn(action: Action, tools: DonationTools) {
  const { commands, lifecycle } = tools;
  const store = tools.of(action, createDonationStore);

  function select(way: PaymentMethod) {
    store.selectProvider(way);
    lifecycle.paymentSelected(action, way);
  }

  return {
    async chooseWay(way: PaymentMethod) {
      select(way);
      await commands.open(action, 'details');
    },
    /** To the ways to pay, or past them where there is only one. */
    async goOn() {
      // The reader has gone back to a list meanwhile.
      if (!commands.isAt(action)) return;
      const [way, ...others] = store.ways.value;
      if (others.length > 0) return commands.open(action, '', 'ways');
      if (way) select(way);
      return commands.open(action, 'details');
    },
  };
}

/** What leads to a payment that was under way when the page was left. */
function createReturning(action: Action, { of, commands, session }: DonationTools) {
  const store = of(action, createDonationStore);

  const isAtAmounts = ({ route, step } = session.position.value) =>
    !step && [actionRoute(action), `${actionRoute(action)}/start`].includes(route);

  return {
    isAtAmounts: () => isAtAmounts(),
    /** To where it is checked. @returns whether there is one */
    goOnChecking(): boolean {
      const kept = keptPayment(action);
      if (!kept || store.isSubmitting.value) return false;
      store.begin(kept.begun, []);
      store.setChecking(true);
      store.setSubmitting(true);
      void commands.open(action, 'details', PAY_STEP).then(() => {
        // Its screen could not be loaded, of which the reader was told.
        if (isAtAmounts()) store.setSubmitting(false);
      });
      return true;
    },
  };
}

/**
 * The amount that the reader has chosen in a page which leaves the rest to a frame (widget/entries/native).
 *
 * @returns a function that chooses it, once, and says whether there is one
 */
function createPassedAmount(action: Action, { of, params }: DonationTools) {
  const store = of(action, createDonationStore);
  let amount = params.begin === action.identifier ? params.amount : null;
  return () => {
    if (amount === null) return false;
    // Anybody can write an address.
    if (params.currency && store.currencies.includes(params.currency)) store.setCurrency(params.currency);
    if (store.offered.value.includes(amount)) store.choose(amount);
    else store.type(String(amount));
    amount = null;
    return true;
  };
}

/** Commands of a donation's amounts and ways to pay; `pay/` has those that pay. */
export function createDonationCommands(action: Action, tools: DonationTools) {
  const { commands, session } = tools;
  const store = tools.of(action, createDonationStore);
  const { begin } = tools.of(action, createInitiation);
  const noteAmount = createNoting(action, tools);
  const clear = createClearing(action, tools);
  const { chooseWay, goOn } = createGoingOn(action, tools);
  const { isAtAmounts, goOnChecking } = createReturning(action, tools);
  const choosePassed = createPassedAmount(action, tools);
  const { after } = createTimers(tools.mode);
  let hasOwnCurrency = false;

  /** Begins the donation with the chosen amount, and leads on a second later (spec §4). */
  async function start() {
    if (store.fault.value || store.isSubmitting.value || session.isMoving.value) return;
    if (commands.isDone(action)) return commands.moveOn(action);
    if (goOnChecking()) return;
    commands.initiate(action);
    noteAmount();
    clear.now();
    store.setSubmitting(true);
    const problem = await begin();
    if (problem && commands.isAt(action)) commands.alert(problem);
    if (problem) return store.setSubmitting(false);
    commands.hideAlert();
    // Until the next step stands there, this one says that it is being prepared.
    after(() => void goOn().finally(() => store.setSubmitting(false)), DONATION_DETAILS_MS);
  }

  return {
    chooseWay,
    choose(amount: number) {
      commands.initiate(action);
      store.choose(amount);
      noteAmount();
    },
    type(text: string) {
      commands.initiate(action);
      store.type(text);
    },
    /** The reader chooses the currency; what was begun in another is of no use. */
    chooseCurrency(currency: string) {
      hasOwnCurrency = true;
      store.setCurrency(currency);
      clear.now();
      if (!isAtAmounts()) commands.backTo(action, action.skipFrontCard ? '' : 'start');
    },
    /** The reader is at the amounts, for the first time or again. */
    atAmounts() {
      const local = localCurrency(store.paymentType, session.location.value?.currency);
      // Amounts that the content gives in another currency would be worth something else.
      if (local && !hasOwnCurrency && store.isDefaultCurrency) store.setCurrency(local);
      clear.soon();
      const isPassed = choosePassed();
      hasOwnCurrency ||= isPassed;
      if (goOnChecking() || !isPassed) return;
      noteAmount(true);
      void start();
    },
    begin: start,
  };
}
