import type { WidgetMessage } from '../../../../../loader/protocol.ts';
import type { EarlyAttempt } from '../../../api/client.ts';
import type { ServedPage } from '../../../api/wire/served-page.ts';
import type { Params } from '../../../config/params.ts';
import type { ShownFace } from './add-face.ts';
import type { HeldCard } from './held-card.ts';

/** What a page's first lines leave for the application. */
export type Early = {
  messages: MessageEvent[];
  /** Repeated for a host that comes late. */
  last: WidgetMessage;
  /** Set by the application when it takes over. */
  take?: (event: MessageEvent) => void;
  /** The frame's address, if the page has already read it. */
  params?: Params;
  /** The first request for the widget; retries repeat it (contract §6). None where the address names no widget. */
  attempt?: EarlyAttempt | null;
  /** In a page without a first card: set when what draws the widget is there. */
  canDraw?: boolean;
  /** In a page without a first card: the article gets its own content back, unless the widget can be drawn. */
  giveUp?: () => void;
  /** In a page with a first card: called by the line after the card. @param leave goes to the page without one */
  begin?: (leave: () => void) => void;
  /** In a page with a first card: set when all of the page has come. */
  served?: { card: HeldCard; page: ServedPage; face: ShownFace | null };
};

declare global {
  interface Window {
    civicActionEarly?: Early;
  }
}

const isConsent = ({ data }: MessageEvent) => data?.type === 'consent';

/** Says Ready, and keeps the host's messages until the application takes them (contract §5). */
export function keepMessages() {
  const early: Early = { messages: [], last: { type: 'civicActionReady', takes: true } };
  const tell = (message: WidgetMessage) => {
    early.last = message;
    if (parent !== window) parent.postMessage(message, '*');
  };
  /** A loader that came after the first Ready waits for another, and the application may take long to load. */
  const keep = (event: MessageEvent) => {
    const isFirst = isConsent(event) && !early.messages.some(isConsent);
    early.messages.push(event);
    if (isFirst) tell(early.last);
  };
  addEventListener('message', (event) => {
    if (early.take) early.take(event);
    else if (event.source === parent) keep(event);
  });
  return [early, tell] as const;
}
