import type { ActionKind } from '../../app/screens/kind.ts';
import { type CallRecipient, callDetails } from './details.ts';

export const call = {
  ...callDetails,
  isCompletion: true,
  recipients: ({ recipients }: { script: string; recipients: CallRecipient[] }) => recipients,
  usesForms: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
} satisfies ActionKind;
