import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { addressesOf } from '../addresses/index.ts';
import { type FormFields, useCachedForm } from '../form/use-cached-form.ts';
import { useOptIns } from '../form/use-opt-ins.ts';
import { lawmakersOf } from '../lawmakers/index.ts';
import type { Address } from '../model/address.ts';
import { useApp } from '../ui/context.ts';
import type { LetterValues } from './letter.ts';
import { useDraft, useFollowDraft } from './use-draft.ts';
import { useEmailing } from './use-emailing.ts';

const FIELDS: FormFields<LetterValues> = {
  subject: { rule: 'subject' },
  message: { rule: 'message' },
  prefix: { rule: 'prefix' },
  firstName: { rule: 'firstName' },
  lastName: { rule: 'lastName' },
  email: { rule: 'email' },
  phone: { rule: 'phone', isOptional: true },
};

const WITH_ADDRESS: FormFields<LetterValues> = { ...FIELDS, address: { rule: 'address' } };

const EMPTY = { prefix: '', firstName: '', lastName: '', email: '', phone: '' };

/** By hand every key may leave an address whole: it is looked up once the visitor pauses. */
const HAND_PAUSE_MS = 1_000;

/** Lawmakers are found by an address, and an office wants to know who is its own; recipients with a name need none. */
function useAddress() {
  useSignals();
  const app = useApp();
  const action = app.session.activeAction.value;
  const isNeeded = useEmailing().recipients.isSearched;
  const lawmakers = isNeeded ? lawmakersOf(app) : null;
  // Runs on where the screen is left: what was entered stands.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    isNeeded,
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

/** The form of a letter: the draft in it, and the address that was given elsewhere. */
export function useLetterForm() {
  useSignals();
  const { session, t } = useApp();
  const { store, recipients } = useEmailing();
  const action = session.activeAction.value;
  const { isNeeded, known, find } = useAddress();
  const { offers, first } = useOptIns(action);
  const draft = useDraft();
  const fields = isNeeded ? WITH_ADDRESS : FIELDS;
  const form = useCachedForm<LetterValues>(action.identifier, fields, { ...draft, ...EMPTY, address: known, ...first });
  const { setValue, values } = form;
  useFollowDraft(draft, values, setValue);
  useEffect(() => {
    if (known) setValue('address', known, { shouldValidate: true });
  }, [known, setValue]);
  // Whoever came back from the second step may leave it at what was sent.
  const isForNobody = recipients.chosen.value.length === 0 && store.emailed.value.size === 0;
  return {
    action,
    offers,
    needsAddress: isNeeded,
    form: isForNobody ? { ...form, missing: [t('email.recipients', { n: 1 }), ...form.missing] } : form,
    takeAddress(address: Address | null) {
      form.held('address').onChange(address);
      find(address);
    },
  };
}
