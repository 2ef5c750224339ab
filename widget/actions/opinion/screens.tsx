import type { KindModule } from '../../app/screens/kind.ts';
import { OpinionStart } from './OpinionStart.tsx';

export const kind: KindModule = {
  screens: { start: OpinionStart },
  lazyScreens: {
    main: () => import('./OpinionForm.tsx').then(({ OpinionForm }) => ({ Screen: OpinionForm })),
    success: () => import('./OpinionThanks.tsx').then(({ OpinionThanks }) => ({ Screen: OpinionThanks })),
  },
};
