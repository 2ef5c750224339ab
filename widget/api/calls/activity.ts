import { RecordActivityRequest, RecordTimingsRequest } from '../wire/activity.ts';
import { call, Empty, empty } from './call.ts';

export const recordActivity = call('Widget/RecordActivity', RecordActivityRequest, Empty, empty);
export const recordTimings = call('Widget/RecordTimings', RecordTimingsRequest, Empty, empty);
