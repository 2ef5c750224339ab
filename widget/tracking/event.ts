import type { Action } from '../model/action.ts';
import type { ActivityType } from '../model/enums.ts';

/** One thing worth knowing (spec §7). Every sink gets the same event. */
export type TrackedEvent = {
  type: ActivityType;
  actions: readonly Action[];
  /** The channel, the provider or the progress (spec §7). */
  eventData?: string | number;
  /** Seconds since the action was initiated, on a cancelled one. */
  cancelledSeconds?: number;
  isFallbackAction?: boolean;
};

export type Sink = (event: TrackedEvent) => void;

export type Track = Sink;
