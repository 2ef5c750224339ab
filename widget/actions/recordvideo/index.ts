import type { ActionKind } from '../../app/screens/kind.ts';
import { recordvideoDetails } from './details.ts';

export const recordvideo = {
  ...recordvideoDetails,
  isCompletion: true,
  hasForm: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
} satisfies ActionKind;
