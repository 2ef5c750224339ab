import type { KindModule } from '../../app/screens/kind.ts';
import { withEmailing } from '../../email/emailing-context.tsx';
import { createEmail } from './create.ts';
import { EmailStart } from './EmailStart.tsx';

const load = () => import('./behind.ts');

export const kind: KindModule = {
  screens: { start: withEmailing(createEmail, EmailStart) },
  lazyScreens: {
    main: () => load().then(({ EmailForm }) => ({ Screen: withEmailing(createEmail, EmailForm) })),
    multiRepStep2: () => load().then(({ EmailNext }) => ({ Screen: withEmailing(createEmail, EmailNext) })),
    success: () => load().then(({ EmailSent }) => ({ Screen: withEmailing(createEmail, EmailSent) })),
  },
  outcomeScreens: ['multiRepStep2'],
};
