import { useSignals } from '@preact/signals-react/runtime';
import { StartScreen } from '../../front/StartScreen.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createOpinionStore } from './store.ts';

export function OpinionStart() {
  useSignals();
  const { session, fill, t } = useApp();
  const { prompt } = useOfAction(createOpinionStore);
  const { title } = session.activeAction.value;
  return (
    <StartScreen title={title || prompt} button={t('opinion.start')}>
      {prompt && title && <blockquote className="ca-quote">{fill(prompt)}</blockquote>}
    </StartScreen>
  );
}
