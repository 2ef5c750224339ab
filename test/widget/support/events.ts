import type { ActivityType } from '../../../widget/model/enums.ts';
import type { TrackedEvent } from '../../../widget/tracking/event.ts';

export const event = (type: ActivityType, fields: Partial<TrackedEvent> = {}): TrackedEvent => ({
  type,
  actions: [],
  ...fields,
});
