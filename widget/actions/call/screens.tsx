import type { KindModule } from '../../app/screens/kind.ts';
import { CallStart } from './CallStart.tsx';
import { isCalleeRoute } from './route.ts';

const load = () => import('./behind.ts');
const loadCallee = () => load().then(({ CalleeScreen }) => ({ Screen: CalleeScreen }));

export const kind: KindModule = {
  screens: { start: CallStart },
  lazyScreens: {
    main: loadCallee,
    callee: loadCallee,
    success: () => load().then(({ CallThanks }) => ({ Screen: CallThanks })),
  },
  outcomeScreens: ['callee'],
  screenElsewhere: (route) => (isCalleeRoute(route) ? 'callee' : null),
};
