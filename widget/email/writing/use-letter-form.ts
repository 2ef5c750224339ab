import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { addressesOf } from '../../addresses/index.ts';
import { NOTHING_ASKED } from '../../form/asked-fields.ts';
import { useOptIns } from '../../form/opt-ins/use-opt-ins.ts';
import { useAskedRules } from '../../form/use-asked-rules.ts';
import { useCachedForm } from '../../form/use-cached-form.ts';
import { lawmakersOf } from '../../lawmakers/index.ts';
import type { Address } from '../../model/address/address.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { letterFields } from '../fields.ts';
import type { LetterValues } from '../letter.ts';
import { useDraft, useFollowDraft } from './use-draft.ts';

const EMPTY = { ...NOTHING_ASKED, firstName: '', lastName: '', email: '' };

/** By hand every key may leave an address whole: it is looked up once the visitor pauses. */
const HAND_PAUSE_MS = 1_000;

/** Lawmakers are found by the address that the letter gives, or that was given before it. */
function useAddress() {
  useSignals();
  const app = useApp();
  const action = app.session.activeAction.value;
  const lawmakers = useEmailing().recipients.isSearched ? lawmakersOf(app) : null;
  // Runs on where the screen is left: what was entered stands.
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

/** The form of a letter: the draft in it, and the address that was given elsewhere. */
export function useLetterForm() {
  useSignals();
  const { session, t } = useApp();
  const { store, recipients, asks } = useEmailing();
  const action = session.activeAction.value;
  const { known, find } = useAddress();
  const { offers, first } = useOptIns(action);
  const draft = useDraft();
  const fields = letterFields(useAskedRules(asks));
  const initial = { ...draft, ...EMPTY, homeAddress: known, ...first };
  const form = useCachedForm<LetterValues>(action.identifier, fields, initial);
  const { setValue, values } = form;
  useFollowDraft(draft, values, setValue);
  useEffect(() => {
    if (known) setValue('homeAddress', known, { shouldValidate: true });
  }, [known, setValue]);
  // Whoever came back from the second step may leave it at what was sent.
  const isForNobody = recipients.chosen.value.length === 0 && store.emailed.value.size === 0;
  return {
    action,
    offers,
    form: isForNobody ? { ...form, missing: [t('email.recipients', { n: 1 }), ...form.missing] } : form,
    takeAddress(address: Address | null) {
      form.held('homeAddress').onChange(address);
      find(address);
    },
  };
}
