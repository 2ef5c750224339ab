import type { Kinds } from '../core/app/screens/kind.ts';
import { call } from './call/index.ts';
import { checkregistration } from './checkregistration/index.ts';
import { donation } from './donation/index.ts';
import { email } from './email/index.ts';
import { link } from './link/index.ts';
import { opinion } from './opinion/index.ts';
import { petition } from './petition/index.ts';
import { poll } from './poll/index.ts';
import { quiz } from './quiz/index.ts';
import { recordvideo } from './recordvideo/index.ts';
import { sentimentpoll } from './sentimentpoll/index.ts';
import { signup } from './signup/index.ts';
import { speedometer } from './speedometer/index.ts';
import { tweet } from './tweet/index.ts';
import { video } from './video/index.ts';

/** The implemented kinds. Passed to `createWidget`; nothing below imports this list. */
export const kinds = {
  call,
  checkregistration,
  donation,
  email,
  link,
  opinion,
  petition,
  poll,
  quiz,
  sentimentpoll,
  recordvideo,
  signup,
  speedometer,
  tweet,
  video,
} satisfies Kinds;
