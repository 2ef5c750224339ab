import type { KindModule } from '../kind.ts';
import { OpinionStart } from './OpinionStart.tsx';
import { parsePrompt } from './parse.ts';
import { createOpinionStore } from './store.ts';

export const kind: KindModule = {
  screens: { start: OpinionStart },
  later: {
    main: () => import('./OpinionForm.tsx').then(({ OpinionForm }) => ({ Screen: OpinionForm })),
    success: () => import('./OpinionThanks.tsx').then(({ OpinionThanks }) => ({ Screen: OpinionThanks })),
  },
  create: (action) => createOpinionStore(parsePrompt(action.details)),
};
