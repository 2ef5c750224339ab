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
  make('div', { title: TITLE, contentWindow: { postMessage() {} } }) as unknown as HTMLIFrameElement;

/** The widget translates the title when it says Ready. A page that is isolated holds no frames but isolated ones. */
export const createFrame = () => make('iframe', { title: TITLE, credentialless: crossOriginIsolated, allow: ALLOW });

const queryOf = (options: { [name: string]: unknown }) => String(new URLSearchParams(options as never));

/** Encodes the marks that rules for adverts begin with, such as `_` in `banner_300x250`. */
const encodeMarks = (text: string) => text.replace(/[-._]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/**
 * The frame's address (contract §4). Block lists match on it, so some options go by message only, and the article's
 * address is encoded further.
 */
export const addressOf = ({ adCampaign, adNetworkDomain, articleUrlTracking, articleUrl, ...rest }: Options) => {
  const article = articleUrl ? `&${encodeMarks(queryOf({ articleUrl }))}` : '';
  return `${origin}/widget/?${queryOf(rest)}${article}`;
};

/** Loads a silent frame once more, then ends. */
export const expectReady = (
  frame: HTMLIFrameElement,
  stages: { ready?: number },
  end: (reason: NotDisplayedReason) => void,
) => {
  let seconds = 0;
  const wait = () => setTimeout(look, SECOND_MS);
  const look = () => {
    // a frame that the page has removed says nothing, and loads anew or goes on if it comes back
    if (stages.ready || !frame.isConnected) return;
    // browsers delay loading in background tabs: hidden time doesn't count
    if (!document.hidden) {
      seconds += 1;
      if (seconds === RELOAD_AFTER_SECONDS) frame.src += '';
    }
    if (seconds < 2 * RELOAD_AFTER_SECONDS) wait();
    else {
      // two silent causes: the page's embedder policy, and a module script, which can't know its origin
      console.warn('No answer. COEP? Module?');
      end('timeout');
    }
  };
  wait();
};

/**
 * Whether the page's policy refuses a frame of ours, or a script. `blockedURI` is the address, or only its origin in
 * Firefox. The directive tells them from the page's other requests to us, which may be refused without harm.
 */
export const isRefusal = (event: SecurityPolicyViolationEvent, directive: 'frame-src' | 'script-src') =>
  isOurs(event.blockedURI) &&
  // a newer name is `script-src-elem`
  event.effectiveDirective.startsWith(directive) &&
  event.disposition === 'enforce';
