import { RecordActivityRequest } from '../wire/activity.ts';
import { call, Empty, empty } from './call.ts';

export const recordActivity = call('Widget/RecordActivity', RecordActivityRequest, Empty, empty);
