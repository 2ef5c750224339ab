import type { ConsentMessage, NotDisplayedReason, TrackingMessage } from '../../../loader/protocol.ts';
import { STANDARD_VIEW } from '../numbers/constants.ts';

/** What the host tells the widget. Each may be called more than once; the widget acts on the first. */
export type HostHandlers = {
  visible(kind: 'standard' | 'custom'): void;
  adBlock(detected: boolean): void;
  /** The publisher's consent setting, and the placement's options that the frame's address lacks. */
  consent(message: ConsentMessage): void;
  previewState(state: unknown): void;
};

export type Viewability = { seconds: number | null; percentage: number | null };

/** Either threshold may be given alone (spec §3): the other is then the standard one. */
export const withStandard = ({ percentage, seconds }: Viewability): Viewability =>
  (percentage ?? seconds) === null
    ? { percentage, seconds }
    : { percentage: percentage ?? STANDARD_VIEW.percentage, seconds: seconds ?? STANDARD_VIEW.seconds };

/** The embedding page: a frame's parent, or the page itself. */
export type Host = {
  /** Starts listening to the host. @returns a function that stops it */
  listen(handlers: HostHandlers): () => void;
  /**
   * Resolves when the host has sent its consent message, or has not in time: nothing is tracked before (contract §5).
   */
  consentKnown: Promise<void>;
  /** The first card is drawn. */
  loaded(custom: Viewability): void;
  /** CSS px; 0 gives the space back. */
  resize(heightPx: number): void;
  tracking(event: Omit<TrackingMessage, 'type'>): void;
  notDisplayed(reason: NotDisplayedReason): void;
  /** Sets language and title of the frame's page. */
  describe(locale: string, title: string): void;
  /** The route in the address, if any. */
  readRoute(): string | null;
  /** Leaves no history entry (spec §2). */
  writeRoute(route: string): void;
};
