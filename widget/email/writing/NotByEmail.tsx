import { useSignals } from '@preact/signals-react/runtime';
import { ShareChannels } from '../../share/ShareChannels.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { LetterRecipients } from './LetterRecipients.tsx';
import { Unreachable } from './Unreachable.tsx';

/** Shown when no recipient can be emailed: other ways to reach them. */
export function NotByEmail() {
  useSignals();
  const { session, t } = useApp();
  const action = session.activeAction.value;
  return (
    <div className="ca-form">
      <Heading>{action.formTitle || action.title}</Heading>
      <p className="ca-text">{t('email.nobody')}</p>
      <LetterRecipients />
      <Unreachable />
      <ShareChannels />
    </div>
  );
}
