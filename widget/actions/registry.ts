import type { Kinds } from '../app/screens/kind.ts';
import { call } from './call/index.ts';
import { checkregistration } from './checkregistration/index.ts';
import { email } from './email/index.ts';
import { opinion } from './opinion/index.ts';
import { petition } from './petition/index.ts';
import { poll } from './poll/index.ts';
import { signup } from './signup/index.ts';
import { tweet } from './tweet/index.ts';

/** The implemented kinds. Passed to `createWidget`; nothing below imports this list. */
export const kinds = { call, checkregistration, email, opinion, petition, poll, signup, tweet } satisfies Kinds;
