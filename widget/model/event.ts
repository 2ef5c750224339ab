import type { Action } from './action.ts';
import type { ActivityType } from './enums.ts';

/** What partners hear of (spec §7, analytics) and the API's activity does not know. */
export type NotedType = 'DonationAmountSelected' | 'DonationPaymentSubmitted' | 'VideoSaved';

/** One thing worth knowing (spec §7). Every sink gets the same event. */
export type TrackedEvent = {
  type: ActivityType | NotedType;
  /** The type is a `NotedType`. */
  isNoted?: true;
  actions: readonly Action[];
  /** The channel, the provider or the progress (spec §7). */
  eventData?: string | number;
  /** Seconds since the action was initiated, of one that is completed or cancelled. */
  elapsedSeconds?: number;
  isFallbackAction?: boolean;
  /** What a donation is worth, in the currency's unit. */
  amount?: number;
  /** ISO 4217 */
  currency?: string;
};

export type ActivityEvent = TrackedEvent & { type: ActivityType };

/** Whether the API knows events of this type. */
export const isActivity = (event: TrackedEvent): event is ActivityEvent => !event.isNoted;

export type Sink = (event: TrackedEvent) => void;

export type Track = Sink;
