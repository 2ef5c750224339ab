import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { createFront } from '#platform/recordvideo/front.ts';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';

/** How long a video may be, or how it is with the one that the reader has made. */
function Note() {
  useSignals();
  const { t } = useApp();
  const { store } = useOfAction(createFront);
  if (store.hasUnsent.value) return t('recordvideo.unsent');
  return store.stage.value === 'saved'
    ? t('recordvideo.noEmailTitle')
    : t('recordvideo.limit', { seconds: store.maxSeconds });
}

/** The action's front: what readers are asked, and how long they may speak. */
function RecordStart() {
  useSignals();
  const { fill } = useApp();
  const { store, takeUp } = useOfAction(createFront);
  useEffect(() => void takeUp(), [takeUp]);
  return (
    <StartScreen note={<Note />} isOver={false}>
      {store.prompt && <blockquote className="ca-quote">{fill(store.prompt)}</blockquote>}
    </StartScreen>
  );
}

const load = () => import('#platform/recordvideo/LaterScreens.tsx');
/** A letter's code is large, and most readers of a recording's first screens never write one. */
const loadLetter = () => import('#platform/recordvideo/LetterScreens.tsx');

export const kind: KindModule = {
  screens: { start: RecordStart },
  lazyScreens: {
    main: () => load().then(({ RecordScreen }) => ({ Screen: RecordScreen })),
    noemailsuccess: () => load().then(({ VideoSaved }) => ({ Screen: VideoSaved })),
    successtoemail: () => load().then(({ ToOfficials }) => ({ Screen: ToOfficials })),
    email: () => loadLetter().then(({ VideoLetter }) => ({ Screen: VideoLetter })),
    multiRepStep2: () => loadLetter().then(({ VideoLetterNext }) => ({ Screen: VideoLetterNext })),
    emailsuccess: () => loadLetter().then(({ VideoLetterSent }) => ({ Screen: VideoLetterSent })),
  },
  // A letter is about a video that was saved in this visit.
  outcomeScreens: ['successtoemail', 'email', 'multiRepStep2'],
};
