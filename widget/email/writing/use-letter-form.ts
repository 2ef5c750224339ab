import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { addressesOf } from '../../addresses/index.ts';
import { NO_PERSON } from '../../form/person/person.ts';
import { useAskedRules } from '../../form/person/use-asked-rules.ts';
import { useActionForm } from '../../form/use-action-form.ts';
import type { Steps } from '../../form/use-steps.ts';
import type { FormFields } from '../../form/validate.ts';
import { lawmakersOf } from '../../lawmakers/index.ts';
import { type Address, addressFault } from '../../model/address/address.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { letterFields, letterSteps } from '../fields.ts';
import type { LetterValues } from '../letter.ts';
import { useDraft, useFollowDraft } from './use-draft.ts';

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

/** The letter's steps: none is left while there is nobody to write to. */
function useLetterSteps(steps: Steps, isForNobody: boolean): Steps {
  const { session, commands, t } = useApp();
  const { screen } = useEmailing();
  const tell = () => commands.alert(t('email.noRecipient'));
  return {
    ...steps,
    async openNext() {
      if (isForNobody) tell();
      else await steps.openNext();
    },
    backToWrong(values) {
      if (!isForNobody || steps.isFirst) return steps.backToWrong(values);
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
  const isForNobody = recipients.chosen.value.length === 0 && store.emailed.value.size === 0;
  return {
    offers,
    steps: useLetterSteps(steps, isForNobody),
    form:
      isForNobody && steps.isFirst ? { ...form, missing: [t('email.recipients', { n: 1 }), ...form.missing] } : form,
    takeAddress(address: Address | null) {
      form.controlled('homeAddress').onChange(address);
      find(address);
    },
  };
}
