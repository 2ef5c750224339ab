import * as s from 'superstruct';
import { Count, Id, maybe } from '../common.ts';

export const RecordVideoAnswer = s.type({
  endUsersCount: Count,
  videoURL: maybe(s.string()),
  fullThumbnailURL: maybe(s.string()),
  fullVideoURL: maybe(s.string()),
  recordVideoAnswerId: maybe(Id),
});
export type RecordVideoAnswer = s.Infer<typeof RecordVideoAnswer>;
