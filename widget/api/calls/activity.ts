import { Empty } from '../wire/common.ts';
import type { RecordActivityRequest } from '../wire/requests/activity.ts';
import type { Call } from './call.ts';

export const recordActivity: Call<RecordActivityRequest, Empty> = {
  path: 'Widget/RecordActivity',
  answer: Empty,
  canned: () => ({}),
};
