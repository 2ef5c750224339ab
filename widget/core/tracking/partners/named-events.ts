import type { TrackedEvent } from '../../model/event.ts';

/** The nine events that partners get (spec §7, "Other outbound traffic"), by our own name for them. */
const NAMES: { [type in TrackedEvent['type']]?: string } = {
  ActionVisible: 'Action Seen',
  ActionInitiated: 'Action Started',
  ActionCompleted: 'Action Completed',
  ActionCancelled: 'Action Canceled',
  ActionShared: 'Action Shared',
  DonationAmountSelected: 'Donation Amount Selected',
  DonationPaymentSubmitted: 'Donation Payment Submitted',
  WidgetVisible: 'Widget Visible',
  VideoSaved: 'Video Saved',
};

/** @returns the event's name for analytics and pixels; `undefined` if they don't get it */
export const eventName = ({ type }: Pick<TrackedEvent, 'type'>): string | undefined => NAMES[type];
