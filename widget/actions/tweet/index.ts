import { string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';

/** `details` of a post on X (contract §6). */
const TweetDetails = () => type({ text: string() });

export const tweet = {
  type: 'tweet',
  parse: parser(TweetDetails, ({ text }) => ({ text })),
  isCompletion: true,
  hasForm: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
