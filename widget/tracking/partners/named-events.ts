import type { TrackedEvent } from '../../model/event.ts';

/** The nine events of spec §7 ("Other outbound traffic"), by what they are called here. The rest is nobody's but ours. */
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

/** @returns the event's name for analytics and pixels; `undefined` where they don't hear of it */
export const eventName = ({ type }: Pick<TrackedEvent, 'type'>): string | undefined => NAMES[type];
