import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { nameList } from '../../../i18n/index.ts';
import { useEmailing } from '../../email/emailing-context.tsx';
import { StartScreen } from '../../front/StartScreen.tsx';
import { useApp } from '../../ui/context.ts';

/** The action's front, with the recipients. Stays open after a letter: the reader may write again. */
export function EmailStart() {
  useSignals();
  const { t, locale } = useApp();
  const { recipients, commands } = useEmailing();
  useEffect(() => commands.prefetch(), [commands]);
  const names = recipients.all.value.map(({ name }) => name);
  const to = t('email.to', { names: nameList(names, t, locale) || t('lawmakers.your') });
  return <StartScreen button={t('email.start')} note={to} onStart={commands.start} isOver={false} />;
}
