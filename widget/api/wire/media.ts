import * as s from 'superstruct';
import { Id, maybe, Short } from './common.ts';
import { completion } from './completion.ts';

export const RecordVideoRequest = s.type({ ...completion, videoName: Short, videoId: Id });

export const CompleteLinkRequest = s.type({ ...completion, isVisual: maybe(s.boolean()) });

export const CompleteVideoRequest = s.type(completion);
