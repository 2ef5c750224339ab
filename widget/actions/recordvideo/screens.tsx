import type { KindModule } from '../../app/screens/kind.ts';
import { RecordStart } from './RecordStart.tsx';

const load = () => import('./behind.ts');
/** A letter's code is large, and most readers of a recording's first screens never write one. */
const loadLetter = () => import('./letter/behind.ts');

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
