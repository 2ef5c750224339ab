import type { TrackedEvent } from '../../../widget/core/model/event.ts';

export const event = <T extends TrackedEvent['type']>(
  type: T,
  fields: Partial<Omit<TrackedEvent, 'type'>> = {},
): TrackedEvent & { type: T } => ({ type, actions: [], ...fields });
