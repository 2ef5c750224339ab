import * as s from 'superstruct';
import { Count, Id, maybe, withFieldsOrCount } from '../common.ts';

const Published = s.type({
  endUsersCount: maybe(Count),
  videoURL: maybe(s.string()),
  fullThumbnailURL: maybe(s.string()),
  fullVideoURL: maybe(s.string()),
  recordVideoAnswerId: maybe(Id),
});

export const RecordVideoAnswer = withFieldsOrCount(
  Published,
  'videoURL',
  'fullThumbnailURL',
  'fullVideoURL',
  'recordVideoAnswerId',
);
export type RecordVideoAnswer = s.Infer<typeof RecordVideoAnswer>;
