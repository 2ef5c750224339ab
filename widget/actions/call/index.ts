import type { ActionKind } from '../../core/app/screens/kind.ts';
import { type CallRecipient, callDetails } from './details.ts';

export const call = {
  ...callDetails,
  isCompletion: true,
  recipients: ({ recipients }: { script: string; recipients: CallRecipient[] }) => recipients,
  usesForms: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
