import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { list } from '../../../i18n/index.ts';
import { type Address, addressFault } from '../../core/model/address/address.ts';
import { useApp } from '../../ui/context.ts';
import { addressesOf } from '../addresses/index.ts';
import { NO_PERSON } from '../form/person/person.ts';
import { useAskedRules } from '../form/person/use-asked-rules.ts';
import { useActionForm } from '../form/use-action-form.ts';
import type { Steps } from '../form/use-steps.ts';
import type { FormFields } from '../form/validate.ts';
import { lawmakersOf } from '../lawmakers/index.ts';
import { useEmailing } from './emailing-context.tsx';
import { type LetterValues, letterFields, letterSteps } from './letter.ts';
import { draftTo } from './salutation.ts';
import type { Draft } from './store.ts';

type Values = Record<keyof Draft, string>;

/** "Dear," is no salutation; "Madame, Monsieur (@recipientName)," is one without the names in brackets. */
const needsName = (message: string) => !message.includes('(@recipientName)');

/**
 * The publisher's draft with its placeholders filled. It follows the chosen recipients and the reader's address.
 */
function useDraft() {
  useSignals();
  const { session, fill, t, locale } = useApp();
  const { store, recipients } = useEmailing();
  const action = session.activeAction.value;
  const chosen = recipients.chosen.value;
  const names = list(
    chosen.map(({ name }) => name),
    locale,
  );
  const isUnknown = recipients.isSearched && recipients.all.value.length === 0;
  const addressed = names || (isUnknown && needsName(store.draft.message) ? t('email.anyLawmaker') : '');
  useEffect(() => {
    if (addressed) session.setVariables({ recipientName: addressed });
  }, [session, addressed]);
  const { subject, message } = draftTo(chosen, store.draft, t);
  return { subject: fill(subject, action), message: fill(message, action) };
}

/** Updates fields that still hold the draft's previous text; edited fields stay as they are. */
function useFollowDraft(draft: Draft, values: Values, setValue: (name: keyof Draft, text: string) => void) {
  const before = useRef(draft);
  useEffect(() => {
    for (const name of ['subject', 'message'] as const)
      if (values[name] === before.current[name] && draft[name] !== before.current[name]) setValue(name, draft[name]);
    before.current = draft;
  });
}

/** While typing by hand, every key may complete an address: lawmakers are looked up after this pause. */
const HAND_PAUSE_MS = 1_000;

/** Links the letter's address field to the lawmaker look-up. */
function useAddress() {
  useSignals();
  const app = useApp();
  const action = app.session.activeAction.value;
  const lawmakers = useEmailing().recipients.isSearched ? lawmakersOf(app) : null;
  // Not cleared on unmount: an entered address is looked up even when the screen is left.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    known: lawmakers?.address.value ?? null,
    find(address: Address | null) {
      clearTimeout(pause.current);
      if (!address) return;
      const look = () => void lawmakers?.find(action, address);
      if (addressesOf(app).store.isByHand.peek()) pause.current = setTimeout(look, HAND_PAUSE_MS);
      else look();
    },
  };
}

/** Rules of the letter's fields. A home that the lawmakers were found by is not asked for again. */
function useLetterFields(known: Address | null): FormFields<LetterValues> {
  useSignals();
  const { session } = useApp();
  const { homeAddress, ...rules } = letterFields(useAskedRules(useEmailing().asks));
  const { action } = session.position.value;
  const isAtAddress = session.trail.value.some((place) => place.action === action && place.step === 'address');
  const isKnown = known !== null && addressFault(known, 'home') === null;
  return homeAddress && (isAtAddress || !isKnown) ? { ...rules, homeAddress } : rules;
}

/** The letter's steps: none is left while there is no recipient. */
function useLetterSteps(steps: Steps, hasNoRecipient: boolean): Steps {
  const { session, commands, t } = useApp();
  const { screen } = useEmailing();
  const tell = () => commands.alert(t('email.noRecipient'));
  return {
    ...steps,
    async openNext() {
      if (hasNoRecipient) tell();
      else await steps.openNext();
    },
    backToWrong(values) {
      if (!hasNoRecipient || steps.isFirst) return steps.backToWrong(values);
      commands.backTo(session.activeAction.peek(), screen);
      tell();
      return true;
    },
  };
}

/** The letter's form, filled with the draft and the address entered elsewhere. */
export function useLetterForm() {
  useSignals();
  const { t } = useApp();
  const { store, recipients, screen } = useEmailing();
  const { known, find } = useAddress();
  const draft = useDraft();
  const initial = { ...NO_PERSON, ...draft, homeAddress: known };
  const { form, offers, steps } = useActionForm<LetterValues>(useLetterFields(known), initial, letterSteps(screen));
  const { setValue, values } = form;
  useFollowDraft(draft, values, setValue);
  useEffect(() => {
    if (known) setValue('homeAddress', known, { shouldValidate: true });
  }, [known, setValue]);
  // A reader who returns from the second step may finish without another letter.
  const hasNoRecipient = recipients.chosen.value.length === 0 && store.emailed.value.size === 0;
  return {
    offers,
    steps: useLetterSteps(steps, hasNoRecipient),
    form:
      hasNoRecipient && steps.isFirst ? { ...form, missing: [t('email.recipients', { n: 1 }), ...form.missing] } : form,
    takeAddress(address: Address | null) {
      form.controlled('homeAddress').onChange(address);
      find(address);
    },
  };
}
