import { callContent } from '../../widget/actions/call/content.ts';
import { checkregistrationContent } from '../../widget/actions/checkregistration/content.ts';
import { donationContent } from '../../widget/actions/donation/content.ts';
import { emailContent } from '../../widget/actions/email/content.ts';
import { linkContent } from '../../widget/actions/link/content.ts';
import { opinionContent } from '../../widget/actions/opinion/content.ts';
import { petitionContent } from '../../widget/actions/petition/content.ts';
import { pollContent } from '../../widget/actions/poll/content.ts';
import { quizContent } from '../../widget/actions/quiz/content.ts';
import { recordvideoContent } from '../../widget/actions/recordvideo/content.ts';
import { sentimentpollContent } from '../../widget/actions/sentimentpoll/content.ts';
import { signupContent } from '../../widget/actions/signup/content.ts';
import { speedometerContent } from '../../widget/actions/speedometer/content.ts';
import { tweetContent } from '../../widget/actions/tweet/content.ts';
import { videoContent } from '../../widget/actions/video/content.ts';
import type { KindContent } from '../../widget/core/content/kind-content.ts';
import type { ActionType } from '../../widget/core/model/enums.ts';

/** What each kind says of its content. Nothing else in the import tells one kind from another. */
export const KIND_CONTENT: Record<ActionType, KindContent> = {
  call: callContent,
  checkregistration: checkregistrationContent,
  donation: donationContent,
  email: emailContent,
  link: linkContent,
  opinion: opinionContent,
  petition: petitionContent,
  poll: pollContent,
  quiz: quizContent,
  recordvideo: recordvideoContent,
  sentimentpoll: sentimentpollContent,
  signup: signupContent,
  speedometer: speedometerContent,
  tweet: tweetContent,
  video: videoContent,
};

/** @param type as content has it, in small letters; of an unknown one nothing is known */
export const contentOf = (type: string): Partial<KindContent> =>
  Object.hasOwn(KIND_CONTENT, type) ? KIND_CONTENT[type as ActionType] : {};
