import * as s from 'superstruct';
import { Id, maybe, Short } from './common.ts';
import { completion, counted } from './completion.ts';

export const RecordVideoRequest = s.type({ ...completion, videoName: Short, videoId: Id });

export const RecordVideoAnswer = s.type({
  ...counted,
  videoURL: maybe(s.string()),
  fullThumbnailURL: maybe(s.string()),
  fullVideoURL: maybe(s.string()),
  recordVideoAnswerId: maybe(Id),
});

export const CompleteLinkRequest = s.type({ ...completion, isVisual: maybe(s.boolean()) });

export const CompleteVideoRequest = s.type(completion);
