import type { KindModule } from '../../app/screens/kind.ts';
import { withEmailing } from '../../email/emailing-context.tsx';
import { createEmail } from './create.ts';
import { EmailStart } from './EmailStart.tsx';

export const kind: KindModule = {
  screens: { start: withEmailing(createEmail, EmailStart) },
  lazyScreens: {
    main: () =>
      import('../../email/writing/EmailForm.tsx').then(({ EmailForm }) => ({
        Screen: withEmailing(createEmail, EmailForm),
      })),
    multiRepStep2: () =>
      import('../../email/sent/EmailNext.tsx').then(({ EmailNext }) => ({
        Screen: withEmailing(createEmail, EmailNext),
      })),
    success: () =>
      import('./EmailSent.tsx').then(({ EmailSent }) => ({ Screen: withEmailing(createEmail, EmailSent) })),
  },
  outcomeScreens: ['multiRepStep2'],
};
