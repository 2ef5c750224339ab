import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { nameList } from '../../../i18n/index.ts';
import { useEmailing } from '../../email/emailing-context.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';

/** What is to be written about, and to whom. */
export function EmailStart() {
  useSignals();
  const { session, fill, t, locale } = useApp();
  const { recipients, commands } = useEmailing();
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  useEffect(() => commands.prefetch(), [commands]);
  const names = recipients.all.value.map(({ name }) => name);
  const label = fill(action.customButtonText) || t('email.start');
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      <ActionBar button={<BigButton onPress={commands.start}>{label}</BigButton>}>
        {t('email.to', { names: nameList(names, t, locale) || t('lawmakers.your') })}
      </ActionBar>
    </div>
  );
}
