import { LOADER_ANSWER_MS } from '../../numbers/constants.ts';
import { type Host, type HostHandlers, type Viewability, withStandard } from '../host.ts';
import { createOutgoing } from './outgoing.ts';
import { startOwnChecks } from './own-checks.ts';
import type { Early } from './page/keep-messages.ts';
import { createReceiver } from './receiver.ts';
import { readRoute, writeRoute } from './route.ts';

export type FrameHostOptions = {
  early: Early;
  /** Origins that may replace the state in preview mode (contract §5). */
  previewOrigins: readonly string[];
  isPreview: boolean;
  /** The ad-block check then gates the widget, so it does not wait for a loader that may never come. */
  isSponsored: boolean;
  apiBase: string;
  version: string;
};

/** A host that is the frame's parent: the loader, another's page (docs/hosts.md), a plain page, or nobody. */
export function createFrameHost({ early, isSponsored, ...options }: FrameHostOptions): Host {
  let height = -1;
  const outgoing = createOutgoing((px) => {
    height = px;
    checks?.changed();
  });
  const waitMs = window.parent === window ? 0 : LOADER_ANSWER_MS;
  let custom: Viewability = { seconds: null, percentage: null };
  let checks: ReturnType<typeof startOwnChecks> | null = null;
  let learnConsent = () => {};
  const consentKnown = new Promise<void>((resolve) => {
    learnConsent = resolve;
  });

  function listen(handlers: HostHandlers) {
    const own = startOwnChecks(handlers.adBlock, {
      answerMs: waitMs,
      adBlockMs: isSponsored ? 0 : waitMs,
      told: {
        visible: handlers.visible,
        custom: () => custom,
        height: () => height,
      },
    });
    checks = own;
    setTimeout(learnConsent, waitMs);
    const receive = createReceiver({
      ...options,
      onFirst(message, origin) {
        own.answered();
        outgoing.repeat();
        if (message.type === 'consent' && message.language !== undefined)
          own.serve({ ...options, placement: message, origin });
      },
      onOther: own.hear,
      handlers: {
        ...handlers,
        adBlock(detected) {
          own.adBlockKnown();
          handlers.adBlock(detected);
        },
        consent(message) {
          handlers.consent(message);
          learnConsent();
        },
      },
    });
    early.take = receive;
    for (const event of early.messages.splice(0)) receive(event);
    return () => {
      early.take = () => {};
      own.stop();
    };
  }

  return {
    listen,
    consentKnown,
    loaded(viewability) {
      custom = withStandard(viewability);
      outgoing.loaded(custom);
      checks?.changed();
    },
    resize: outgoing.resize,
    tracking: outgoing.tracking,
    notDisplayed: outgoing.notDisplayed,
    describe(locale, title) {
      document.documentElement.lang = locale;
      document.title = title;
    },
    readRoute: () => readRoute(location.href),
    writeRoute,
  };
}
