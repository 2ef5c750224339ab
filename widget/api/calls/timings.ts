import { RecordTimingsRequest } from '../wire/timings.ts';
import { call, Empty, empty } from './call.ts';

/** The loader's own, so the widget does not carry it. */
export const recordTimings = call('Widget/RecordTimings', RecordTimingsRequest, Empty, empty);
