import type { ActionType } from '../../widget/model/enums.ts';

/** Kinds that the widget draws: those of its registry, which the server does not load (a test compares the two). */
export const BUILT_KINDS: readonly ActionType[] = [
  'call',
  'checkregistration',
  'email',
  'opinion',
  'petition',
  'poll',
  'signup',
  'tweet',
];
