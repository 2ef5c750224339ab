import type { Config } from './config.ts';
import type { SIZE } from './protocol.ts';

/** Only what the widget's actions use (contract §3). */
const ALLOW = 'camera;microphone;payment;clipboard-write;web-share;fullscreen;autoplay';

/** The frame's title, and the text of the link that stands in for it. */
const TEXT: { [language: string]: string | undefined } = { es: 'Actúa', fr: 'Agir', it: 'Partecipa' };
export const actText = () => TEXT[document.documentElement.lang.slice(0, 2)] || 'Take action';

/** The widget's frame that the placement already holds (contract §2, "frame first"). */
export const findFrame = (element: Element, origin: string) =>
  element.querySelector<HTMLIFrameElement>(`iframe[src^="${origin}/"]`);

export const createFrame = (origin: string, config: Config) => {
  const frame = document.createElement('iframe');
  frame.title = actText();
  frame.allow = ALLOW;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = `${origin}/widget/?${new URLSearchParams(config)}`;
  return frame;
};

// typed by the table, which itself stays out of the script
const WIDTH: typeof SIZE.width = 620;
const NARROW_BELOW: typeof SIZE.narrowBelow = 480;
const WIDE: typeof SIZE.height = 362;
const NARROW: typeof SIZE.narrowHeight = 533;
const WIDE_NOTICE: typeof SIZE.noticeWide = 24;
const NARROW_NOTICE: typeof SIZE.noticeNarrow = 32;

/**
 * The narrow height below 480 px of the placement's own width (`100cqw`), decided by CSS alone, since reading a width
 * would force a layout: the factor makes a step of the slope.
 */
const boxHeight = ({ height, notice }: Config) => {
  const wide = notice ? WIDE + WIDE_NOTICE : WIDE;
  const narrow = notice ? NARROW + NARROW_NOTICE : NARROW;
  return Number(height) ? `${height}px` : `clamp(${wide}px,(${NARROW_BELOW}px - 100cqw)*1e5,${narrow}px)`;
};

/** Reserves the placement's box, and gives it to `view`. CSSOM: a strict `style-src` refuses style attributes. */
export const reserve = (element: HTMLElement, view: HTMLElement, config: Config) => {
  element.style.cssText += `;display:flow-root;container-type:inline-size;box-sizing:border-box;width:${Number(config.width) || WIDTH}px;max-width:100%;height:auto`;
  // the first height is for browsers without `cqw`
  view.style.cssText += `;width:100%;height:${WIDE}px;height:${boxHeight(config)}`;
};

/** Without a width of its own in the flow, so that own content keeps its place in the box until the view covers it. */
export const UNDERLAY = 'float:left;margin-right:-100%;border:0;visibility:hidden';
