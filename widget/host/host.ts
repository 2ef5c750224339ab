import type { ConsentMessage, NotDisplayedReason, TrackingMessage } from '../../loader/protocol.ts';

/** What the page that holds us tells the widget. Each may come more than once; the widget acts on the first. */
export type HostHandlers = {
  visible(kind: 'standard' | 'custom'): void;
  adBlock(detected: boolean): void;
  /** The publisher's word, and what the placement says that the address doesn't. */
  consent(told: ConsentMessage): void;
  previewState(state: unknown): void;
};

export type Viewability = { seconds: number | null; percentage: number | null };

/** Who embeds us, behind one interface: a frame's parent, or the page itself. */
export type Host = {
  /** Starts hearing the host. @returns what ends it */
  listen(handlers: HostHandlers): () => void;
  /** When the host has said its `consent`, or nothing in time: nothing is tracked before (contract §5). */
  told: Promise<void>;
  /** Data is here and the first card is drawn. */
  loaded(custom: Viewability): void;
  /** CSS px; 0 gives the space back. */
  resize(heightPx: number): void;
  tracking(event: Omit<TrackingMessage, 'type'>): void;
  notDisplayed(reason: NotDisplayedReason): void;
  /** What the frame's page calls itself, in the widget's language. */
  describe(locale: string, title: string): void;
  /** The route that the address names, if any. */
  readRoute(): string | null;
  /** Leaves no history entry (spec §2). */
  writeRoute(route: string): void;
};
