import type { Stop } from './page/guard.ts';
import { whenSeen } from './page/seen.ts';
import type { LoadedMessage, VisibleMessage } from './protocol.ts';

/** The standard of the Media Rating Council: half of the widget in view for a second. */
const STANDARD_PERCENTAGE = 50;
const STANDARD_SECONDS = 1;

/** Tells the widget once of each kind of visibility. The custom kind exists only where the widget sets it. */
export const watch = (
  stops: Stop[],
  frame: Element,
  { customViewabilityPercentage: percentage, customViewabilitySeconds: seconds }: LoadedMessage,
  say: (message: VisibleMessage) => void,
  seen: () => void,
) => {
  whenSeen(stops, frame, STANDARD_PERCENTAGE, STANDARD_SECONDS, () => {
    seen();
    say({ type: 'visible', kind: 'standard' });
  });
  if (percentage) whenSeen(stops, frame, percentage, seconds as number, () => say({ type: 'visible', kind: 'custom' }));
};
