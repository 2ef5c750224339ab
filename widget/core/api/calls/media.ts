import { RecordVideoAnswer } from '../wire/answers/media.ts';
import { Counted } from '../wire/common.ts';
import type { CompleteLinkRequest, CompleteVideoRequest, RecordVideoRequest } from '../wire/requests/submissions.ts';
import { type Call, uncounted } from './call.ts';

export const completeLink: Call<CompleteLinkRequest, Counted> = {
  path: 'Widget/CompleteLinkAsync',
  answer: Counted,
  canned: uncounted,
};
export const completeVideo: Call<CompleteVideoRequest, Counted> = {
  path: 'Widget/CompleteVideoAsync',
  answer: Counted,
  canned: uncounted,
};
export const completeRecordVideo: Call<RecordVideoRequest, RecordVideoAnswer> = {
  path: 'Widget/CompleteRecordVideoAsync',
  answer: RecordVideoAnswer,
  canned: uncounted,
};
