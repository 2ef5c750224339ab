import type { HostMessage, WidgetMessage } from '../../../loader/protocol.ts';
import { whenIdle } from '../../core/browser/idle.ts';
import { parseHostMessage } from '../../core/host/frame/messages.ts';
import { createResizer } from '../../core/host/frame/resize.ts';
import { type Host, withStandard } from '../../core/host/host.ts';

/** What the loader has said, and who hears it now. */
export type Inbox = { messages: HostMessage[]; take: ((message: HostMessage) => void) | null };

export type PageHostOptions = {
  inbox: Inbox;
  tell: (message: WidgetMessage) => void;
  /** The loader has looked for ad blockers then. */
  isSponsored: boolean;
  root: () => HTMLElement;
};

const ignore = () => {};

/** The host of a widget that is drawn in the publisher's page: its loader. The page's address and title stay the page's. */
export function createPageHost({ inbox, tell, isSponsored, root }: PageHostOptions): Host {
  let resolveConsent = ignore;
  const consentKnown = new Promise<void>((resolve) => {
    resolveConsent = resolve;
  });
  return {
    consentKnown,
    listen(handlers) {
      const take = (said: HostMessage) => {
        const message = parseHostMessage(said);
        if (message?.type === 'visible') handlers.visible(message.kind);
        else if (message?.type === 'adBlock') handlers.adBlock(message.detected);
        else if (message?.type === 'consent') {
          handlers.consent(message);
          resolveConsent();
        }
      };
      const checkBlocker = async () => {
        const detected = await import('../../../loader/page/adblock.ts').then((file) => file.checkBlocker());
        tell({ type: 'civicActionAdBlock', detected });
        handlers.adBlock(detected);
      };
      inbox.take = take;
      for (const message of inbox.messages.splice(0)) take(message);
      if (!isSponsored) whenIdle(() => checkBlocker().catch(() => handlers.adBlock(false)));
      return () => {
        inbox.take = ignore;
      };
    },
    loaded(viewability) {
      const { seconds, percentage } = withStandard(viewability);
      tell({ type: 'civicActionLoaded', customViewabilitySeconds: seconds, customViewabilityPercentage: percentage });
    },
    resize: createResizer((height) => tell({ type: 'triggerResize', height })),
    tracking: (event) => tell({ type: 'civicActionTrackingEvent', ...event }),
    notDisplayed: (reason) => tell({ type: 'civicActionNotDisplayed', reason }),
    describe(locale) {
      root().lang = locale;
    },
    readRoute: () => null,
    writeRoute: ignore,
  };
}
