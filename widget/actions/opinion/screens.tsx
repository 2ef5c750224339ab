import type { KindModule } from '../../app/screens/kind.ts';
import { OpinionStart } from './OpinionStart.tsx';

const load = () => import('./behind.ts');

export const kind: KindModule = {
  screens: { start: OpinionStart },
  lazyScreens: {
    main: () => load().then(({ OpinionForm }) => ({ Screen: OpinionForm })),
    success: () => load().then(({ OpinionThanks }) => ({ Screen: OpinionThanks })),
  },
};
