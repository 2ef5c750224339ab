import { make } from './page/make.ts';
import { isOurs, origin } from './page/origin.ts';
import type { NotDisplayedReason, Options } from './protocol.ts';

/** Only what the widget's actions use (contract §3), and nothing that makes a browser log a warning. */
const ALLOW = 'autoplay;payment;clipboard-write;camera;microphone;fullscreen';
const TITLE = 'Take action';
const SECOND_MS = 1_000;
/** Visible seconds that a frame has to become ready after each load. */
const RELOAD_AFTER_SECONDS = 10;

/**
 * What stands where a frame would, on a page that draws the widget itself (widget/entries/native). It has what the loader uses of
 * a frame; messages before the script has come are dropped, and said again once it is ready.
 */
export const createBox = () =>
  make('div', { title: TITLE, contentWindow: { postMessage: Object } }) as unknown as HTMLIFrameElement;

/** The widget translates the title when it says Ready. A page that is isolated holds no frames but isolated ones. */
export const createFrame = () => make('iframe', { title: TITLE, credentialless: crossOriginIsolated, allow: ALLOW });

/**
 * The frame's address (contract §4). Block lists match on it, so some options go by message only, and the article's
 * address, the last part, has the punctuation encoded that advert rules begin with (`_` in `banner_300x250`).
 */
export const addressOf = ({ adCampaign, adNetworkDomain, articleUrlTracking, ...rest }: Options) =>
  `${origin}/widget/?${new URLSearchParams(rest as never)}`.replace(
    /[-._](?!.*&)/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );

/** Loads a silent frame once more, then ends. */
export const expectReady = (
  frame: HTMLIFrameElement,
  stages: { ready?: number },
  end: (reason: NotDisplayedReason) => void,
) => {
  let left = 2 * RELOAD_AFTER_SECONDS;
  const wait = () =>
    setTimeout(() => {
      // a frame that the page has removed says nothing, and loads anew or goes on if it comes back
      if (stages.ready || !frame.isConnected) return;
      // browsers delay loading in background tabs: hidden time doesn't count
      if (!document.hidden && --left === RELOAD_AFTER_SECONDS) frame.src += '';
      if (left) wait();
      else {
        // two silent causes: the page's embedder policy, and a module script, which can't know its origin
        console.warn('No answer. COEP? Module?');
        end('timeout');
      }
    }, SECOND_MS);
  wait();
};

/**
 * Whether the page's policy refuses the frame. `blockedURI` is the address, or only its origin in Firefox. The directive
 * tells the frame from the page's other requests to us, which may be refused without harm to the frame.
 */
export const isRefusal = (event: SecurityPolicyViolationEvent) =>
  isOurs(event.blockedURI) && event.effectiveDirective === 'frame-src' && event.disposition === 'enforce';
