import { useSignals } from '@preact/signals-react/runtime';
import { ShareChannels } from '../../share/ShareChannels.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Recipients } from './LetterRecipients.tsx';

/** Where none of the recipients can be emailed: the other ways to them. */
export function NotByEmail() {
  useSignals();
  const { session, t } = useApp();
  const action = session.activeAction.value;
  return (
    <div className="ca-form">
      <Heading>{action.formTitle || action.title}</Heading>
      <p className="ca-text">{t('email.nobody')}</p>
      <Recipients />
      <ShareChannels />
    </div>
  );
}
