import * as s from 'superstruct';
import { Id, maybe, Short } from '../common.ts';
import { completion, follows } from './completion.ts';

export const RecordVideoRequest = s.type({ ...completion, ...follows, videoName: Short, videoId: Id });
export type RecordVideoRequest = s.Infer<typeof RecordVideoRequest>;

export const CompleteLinkRequest = s.type({ ...completion, isVisual: maybe(s.boolean()) });
export type CompleteLinkRequest = s.Infer<typeof CompleteLinkRequest>;

export const CompleteVideoRequest = s.type(completion);
export type CompleteVideoRequest = s.Infer<typeof CompleteVideoRequest>;
