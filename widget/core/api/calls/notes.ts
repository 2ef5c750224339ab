import { Empty } from '../wire/common.ts';
import type { RecordActivityRequest, RecordTimingsRequest } from '../wire/requests/notes.ts';
import type { Call } from './call.ts';

export const recordActivity: Call<RecordActivityRequest, Empty> = {
  path: 'Widget/RecordActivity',
  answer: Empty,
  canned: () => ({}),
};

/** Sent by the loader only, so the widget does not carry it. */
export const recordTimings: Call<RecordTimingsRequest, Empty> = {
  path: 'Widget/RecordTimings',
  answer: Empty,
  canned: () => ({}),
};
