/** Copy that comes with a kind of action and stands beside it: a line per kind, here and below. */
import type { dictionary as call } from '../widget/actions/call/copy/en-US.ts';
import type { dictionary as checkregistration } from '../widget/actions/checkregistration/copy/en-US.ts';
import type { dictionary as donation } from '../widget/actions/donation/copy/en-US.ts';
import type { dictionary as email } from '../widget/actions/email/copy/en-US.ts';
import type { dictionary as link } from '../widget/actions/link/copy/en-US.ts';
import type { dictionary as opinion } from '../widget/actions/opinion/copy/en-US.ts';
import type { dictionary as petition } from '../widget/actions/petition/copy/en-US.ts';
import type { dictionary as poll } from '../widget/actions/poll/copy/en-US.ts';
import type { dictionary as quiz } from '../widget/actions/quiz/copy/en-US.ts';
import type { dictionary as recordvideo } from '../widget/actions/recordvideo/copy/en-US.ts';
import type { dictionary as sentimentpoll } from '../widget/actions/sentimentpoll/copy/en-US.ts';
import type { dictionary as signup } from '../widget/actions/signup/copy/en-US.ts';
import type { dictionary as speedometer } from '../widget/actions/speedometer/copy/en-US.ts';
import type { dictionary as tweet } from '../widget/actions/tweet/copy/en-US.ts';
import type { dictionary as video } from '../widget/actions/video/copy/en-US.ts';

export type KindCopy = typeof call &
  typeof checkregistration &
  typeof donation &
  typeof email &
  typeof link &
  typeof opinion &
  typeof petition &
  typeof poll &
  typeof quiz &
  typeof recordvideo &
  typeof sentimentpoll &
  typeof signup &
  typeof speedometer &
  typeof tweet &
  typeof video;
