import { useSignals } from '@preact/signals-react/runtime';
import type { KindModule } from '../../app/screens/kind.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';
import { createOpinionStore } from './store.ts';

function OpinionStart() {
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

const load = () => import('./LaterScreens.tsx');

export const kind: KindModule = {
  screens: { start: OpinionStart },
  lazyScreens: {
    main: () => load().then(({ OpinionForm }) => ({ Screen: OpinionForm })),
    success: () => load().then(({ OpinionThanks }) => ({ Screen: OpinionThanks })),
  },
};
