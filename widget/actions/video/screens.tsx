import type { KindModule } from '../../app/screens/kind.ts';
import { VideoStart } from './VideoStart.tsx';

export const kind: KindModule = {
  screens: { start: VideoStart },
  lazyScreens: { main: () => import('./VideoMain.tsx').then(({ VideoMain }) => ({ Screen: VideoMain })) },
};
