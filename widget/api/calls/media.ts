import { Counted, RecordVideoAnswer } from '../wire/answers.ts';
import * as w from '../wire/media.ts';
import { call, empty } from './call.ts';

export const completeLink = call('Widget/CompleteLinkAsync', w.CompleteLinkRequest, Counted, empty);
export const completeVideo = call('Widget/CompleteVideoAsync', w.CompleteVideoRequest, Counted, empty);
export const completeRecordVideo = call(
  'Widget/CompleteRecordVideoAsync',
  w.RecordVideoRequest,
  RecordVideoAnswer,
  empty,
);
