import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { list } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { draftTo } from '../salutation.ts';
import type { Draft } from '../store.ts';

type Values = Record<keyof Draft, string>;

/** "Dear," is no salutation; "Madame, Monsieur (@recipientName)," is one without the names in brackets. */
const needsName = (message: string) => !message.includes('(@recipientName)');

/**
 * The publisher's draft with its placeholders filled. It follows the chosen recipients and the reader's address.
 */
export function useDraft() {
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
export function useFollowDraft(draft: Draft, values: Values, setValue: (name: keyof Draft, text: string) => void) {
  const before = useRef(draft);
  useEffect(() => {
    for (const name of ['subject', 'message'] as const)
      if (values[name] === before.current[name] && draft[name] !== before.current[name]) setValue(name, draft[name]);
    before.current = draft;
  });
}
