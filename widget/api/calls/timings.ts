import { Empty } from '../wire/common.ts';
import type { RecordTimingsRequest } from '../wire/requests/timings.ts';
import type { Call } from './call.ts';

/** Sent by the loader only, so the widget does not carry it. */
export const recordTimings: Call<RecordTimingsRequest, Empty> = {
  path: 'Widget/RecordTimings',
  answer: Empty,
  canned: () => ({}),
};
