import type { Action } from './action.ts';
import type { ActivityType } from './enums.ts';

/** Events for partners only (spec §7, analytics): the API's activity has no such type. */
export type NotedType = 'DonationAmountSelected' | 'DonationPaymentSubmitted' | 'VideoSaved';

/** A tracked event (spec §7). Every sink gets the same one. */
export type TrackedEvent = {
  type: ActivityType | NotedType;
  /** The type is a `NotedType`. */
  isNoted?: true;
  actions: readonly Action[];
  /** The channel, the provider or the progress (spec §7). */
  eventData?: string | number;
  /** Seconds since the action was initiated; for completed and cancelled actions. */
  elapsedSeconds?: number;
  isFallbackAction?: boolean;
  /** The donation's amount, in the currency's main unit. */
  amount?: number;
  /** ISO 4217 */
  currency?: string;
};

export type ActivityEvent = TrackedEvent & { type: ActivityType };

/** Whether the API knows events of this type. */
export const isActivity = (event: TrackedEvent): event is ActivityEvent => !event.isNoted;

export type Sink = (event: TrackedEvent) => void;

export type Track = Sink;
