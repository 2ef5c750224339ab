import { createEmailing, type WithEmailing } from '../../email/index.ts';
import type { KindModule } from '../kind.ts';
import { EmailStart } from './EmailStart.tsx';
import { parseEmail } from './parse.ts';
import { emailWay } from './way.ts';

export const kind: KindModule = {
  screens: { start: EmailStart },
  later: {
    main: () => import('../../email/EmailForm.tsx').then(({ EmailForm }) => ({ Screen: EmailForm })),
    multiRepStep2: () => import('../../email/EmailNext.tsx').then(({ EmailNext }) => ({ Screen: EmailNext })),
    success: () => import('./EmailSent.tsx').then(({ EmailSent }) => ({ Screen: EmailSent })),
  },
  create: (action, app): WithEmailing => ({
    emailing: createEmailing(action, app, parseEmail(action.details), emailWay(action, app)),
  }),
};
