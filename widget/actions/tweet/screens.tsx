import { useSignals } from '@preact/signals-react/runtime';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { LawmakersAboveButton } from '../../parts/lawmakers/ActionLawmakers.tsx';
import { createFinding } from '../../parts/lawmakers/finding.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Printed } from '../../ui/Printed.tsx';
import { StartScreen } from '../../ui/StartScreen.tsx';

/** The action's front. Where the post is to the reader's lawmakers, its button finds them first. */
function TweetStart() {
  useSignals();
  const { session, commands } = useApp();
  const finding = useOfAction(createFinding);
  const action = session.activeAction.value;
  const start = () => {
    commands.initiate(action);
    return finding.withLawmakers(() => commands.open(action, ''));
  };
  return (
    <StartScreen as={Printed} isFinding={finding.isMissing.value} onStart={() => void start()}>
      {action.representativeSearch && <LawmakersAboveButton />}
    </StartScreen>
  );
}

export const kind: KindModule = {
  screens: { start: TweetStart },
  lazyScreens: { main: () => import('./TweetScreen.tsx').then(({ TweetScreen }) => ({ Screen: TweetScreen })) },
};
