import type { KindModule } from '../../core/app/screens/kind.ts';
import { LinkScreen } from './LinkScreen.tsx';

export const kind: KindModule = {
  screens: { start: LinkScreen },
  lazyScreens: { main: () => import('./LinkMain.tsx').then(({ LinkMain }) => ({ Screen: LinkMain })) },
};
