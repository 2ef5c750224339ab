import { useSignals } from '@preact/signals-react/runtime';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Meter } from '../../ui/Meter.tsx';
import { StartScreen } from '../../ui/StartScreen.tsx';
import { createPetitionStore } from './store.ts';

/**
 * Signatures, measured against the goal where there is one. Hidden with neither signatures nor goal. Once the reader has
 * signed, the meter runs on from where it stood.
 */
export function Progress({ isSigned }: { isSigned?: boolean }) {
  useSignals();
  const { t } = useApp();
  const store = useOfAction(createPetitionStore);
  const signatures = store.signatures.value;
  const share = store.share.value;
  if (share === null || store.goal === null)
    return signatures > 0 ? <p>{t('petition.signatures', { n: signatures })}</p> : null;
  const progress = t('petition.progress', { n: signatures, goal: store.goal });
  const label = share === 1 ? `${t('petition.goalReached')} ${progress}` : progress;
  return <Meter share={share} from={isSigned ? store.shareBefore : 0} label={label} />;
}

function PetitionStart() {
  useSignals();
  const { fill } = useApp();
  const { text } = useOfAction(createPetitionStore);
  return (
    <StartScreen note={<Progress />}>{text && <blockquote className="ca-quote">{fill(text)}</blockquote>}</StartScreen>
  );
}

const load = () => import('./LaterScreens.tsx');

export const kind: KindModule = {
  screens: { start: PetitionStart },
  lazyScreens: {
    main: () => load().then(({ PetitionForm }) => ({ Screen: PetitionForm })),
    success: () => load().then(({ PetitionThanks }) => ({ Screen: PetitionThanks })),
  },
};
