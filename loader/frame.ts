import type { Options } from './config.ts';
import { make } from './page/make.ts';
import { isOurs, origin } from './page/origin.ts';
import type { NotDisplayedReason } from './protocol.ts';

/** Only what the widget's actions use (contract §3), and nothing that makes a browser log a warning. */
const ALLOW = 'autoplay;microphone;payment;fullscreen;camera;clipboard-write';
const SECOND_MS = 1_000;
/** Visible seconds that a frame has to become ready after each load. */
const PATIENCE_SECONDS = 10;

/** Not a copy of our own frame, such as a cached page holds: our canvas precedes it. */
export const findFrame = (element: Element) =>
  [...element.querySelectorAll<HTMLIFrameElement>('iframe:not(canvas~*)')].find(({ src }) => isOurs(src));

/** The widget translates the title when it says Ready. A page that is isolated holds no frames but isolated ones. */
export const createFrame = () =>
  make('iframe', { credentialless: crossOriginIsolated, title: 'Take action', allow: ALLOW });

/**
 * The frame's address (contract §4). Block lists match on it, so some options go by message only, and the article's
 * address has the punctuation encoded that advert rules begin with (`_` in `banner_300x250`).
 */
export const addressOf = ({ adNetworkDomain, type, articleUrlTracking, adCampaign, articleUrl, ...rest }: Options) => {
  const article = articleUrl ? `&${new URLSearchParams({ articleUrl } as never)}` : '';
  const encoded = article.replace(/[-._]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${origin}/widget/?${new URLSearchParams(rest as never)}${encoded}`;
};

/** Loads a silent frame once more, then ends. */
export const expectReady = (
  frame: HTMLIFrameElement,
  stages: { ready?: number },
  end: (reason: NotDisplayedReason) => void,
) => {
  /** Browsers delay loading in background tabs: hidden time doesn't count. */
  const afterSilence = (run: () => void, seconds = PATIENCE_SECONDS) => {
    setTimeout(() => {
      // a frame that the page has removed says nothing, and loads anew if it comes back
      if (stages.ready || !frame.contentWindow) return;
      const left = document.hidden ? seconds : seconds - 1;
      if (left) afterSilence(run, left);
      else run();
    }, SECOND_MS);
  };
  afterSilence(() => {
    frame.src += '';
    afterSilence(() => {
      // two silent causes: the page's embedder policy, and a module script, which can't know its origin
      console.warn('No answer. COEP? Module?');
      end('timeout');
    });
  });
};

/**
 * Whether the page's policy refuses the frame. `blockedURI` is the address, or only its origin in Firefox. The directive
 * tells the frame from the page's other requests to us, which may be refused without harm to the frame.
 */
export const isRefusal = (event: SecurityPolicyViolationEvent) =>
  isOurs(event.blockedURI) && event.effectiveDirective === 'frame-src' && event.disposition === 'enforce';
