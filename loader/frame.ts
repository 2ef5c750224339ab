import type { Config } from './config.ts';
import { SIZE } from './protocol.ts';

/** Only what the widget's actions use (contract §3). */
const ALLOW = 'camera;microphone;payment;clipboard-write;web-share;fullscreen;autoplay';

/** The frame's title, and the text of the link that stands in for it. */
const TEXT: { [language: string]: string | undefined } = { es: 'Actúa', fr: 'Agir', it: 'Partecipa' };
export const actText = () => TEXT[document.documentElement.lang.slice(0, 2).toLowerCase()] || 'Take action';

/** The widget's frame that the placement already holds (contract §2, "frame first"). */
export const findFrame = (element: Element, origin: string) =>
  [...element.querySelectorAll('iframe')].find((frame) => frame.src.startsWith(`${origin}/`));

export const createFrame = (url: string) => {
  const frame = document.createElement('iframe');
  frame.title = actText();
  frame.allow = ALLOW;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  return frame;
};

/** The view fills what the strut holds open. CSSOM, because a strict `style-src` refuses style attributes. */
export const fill = (view: HTMLElement) => {
  view.style.cssText += ';position:absolute;top:0;left:0;width:100%;height:100%;border:0';
};

/**
 * The narrow height below 480 px of the placement's own width, decided by CSS alone, since reading a width would force
 * a layout: a percentage of padding is one of the width, and the factor makes a step of the slope.
 */
const boxHeight = ({ height, notice }: Config) => {
  const wide = SIZE.height + (notice ? SIZE.noticeWide : 0);
  const narrow = SIZE.narrowHeight + (notice ? SIZE.noticeNarrow : 0);
  return height ? `${height}px` : `clamp(${wide}px,(${SIZE.narrowBelow}px - 100%)*1e5,${narrow}px)`;
};

/** A frame that came first stood on a text line; so must its stand-in, or the page moves by the line's descent. */
const strutPlace = (adopted?: HTMLElement) => {
  const { display, verticalAlign } = adopted ? getComputedStyle(adopted) : ({} as CSSStyleDeclaration);
  return display === 'inline' ? `display:inline-block;vertical-align:${verticalAlign}` : 'float:left';
};

/**
 * Reserves the box: a strut without width holds it open, so own content keeps its place in it and the view covers it.
 * `contain` rather than `position`, because the publisher may have made the placement sticky.
 */
export const reserve = (element: HTMLElement, config: Config, adopted?: HTMLElement) => {
  const strut = document.createElement('div');
  strut.style.cssText = `${strutPlace(adopted)};padding-top:${boxHeight(config)}`;
  element.style.cssText += `;display:block;contain:layout;box-sizing:border-box;width:100%;max-width:${config.width || SIZE.width}px;height:auto;padding:0`;
  element.prepend(strut);
  return strut;
};

/** Holds the box open at another height; 0 takes it out of the flow, its line of text included. */
export const hold = (strut: HTMLElement, height: number) => {
  strut.style.paddingTop = `${height}px`;
  strut.style.position = height ? '' : 'absolute';
};
