import { useSignals } from '@preact/signals-react/runtime';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { detailsOf } from '../../core/model/action.ts';
import { useApp } from '../../ui/context.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';
import { opinion } from './index.ts';

function OpinionStart() {
  useSignals();
  const { session, fill } = useApp();
  const action = session.activeAction.value;
  const { title } = action;
  const { prompt } = detailsOf(opinion, action);
  return (
    <StartScreen title={title || prompt}>
      {prompt && title && <blockquote className="ca-quote">{fill(prompt)}</blockquote>}
    </StartScreen>
  );
}

const load = () => import('./LaterScreens.tsx');

export const kind: KindModule = {
  screens: { start: OpinionStart },
  lazyScreens: {
    main: () => load().then(({ OpinionForm }) => ({ Screen: OpinionForm })),
    success: () => load().then(({ PartnerThanks }) => ({ Screen: PartnerThanks })),
  },
};
