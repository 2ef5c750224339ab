import type { Config } from './config.ts';
import type { SIZE } from './protocol.ts';

/** Only what the widget's actions use (contract §3). */
const ALLOW = 'camera;microphone;payment;clipboard-write;web-share;fullscreen;autoplay';

/** The frame's title, and the text of the link that stands in for it. */
const TEXT: { [language: string]: string | undefined } = { es: 'Actúa', fr: 'Agir', it: 'Partecipa' };
const actText = () => TEXT[document.documentElement.lang.slice(0, 2)] || 'Take action';

const make = <K extends keyof HTMLElementTagNameMap>(tag: K, properties: object) =>
  Object.assign(document.createElement(tag), properties);

// typed by the table, which itself stays out of the script
const WIDTH: typeof SIZE.width = 620;
const NARROW_BELOW: typeof SIZE.narrowBelow = 480;
const WIDE: typeof SIZE.height = 362;
const NARROW: typeof SIZE.narrowHeight = 533;
const WIDE_NOTICE: typeof SIZE.noticeWide = 24;
const NARROW_NOTICE: typeof SIZE.noticeNarrow = 32;

/** What the placement becomes. All styles go by CSSOM: a strict `style-src` refuses the attribute. */
export const placementStyle = (given: Config) =>
  `;display:block;container-type:inline-size;width:min(${Number(given.width) || WIDTH}px,100%);height:auto`;

/**
 * The reserved box: the narrow height below 480 px of the placement's own width (`100cqw`), decided by CSS alone, since
 * reading a width would force a layout: the factor makes a step of the slope. The first height is for browsers without
 * `cqw`.
 */
export const boxStyle = (wanted: Config) =>
  `;width:100%;height:${WIDE}px;height:${
    Number(wanted.height)
      ? `${wanted.height}px`
      : `clamp(${wanted.notice ? WIDE + WIDE_NOTICE : WIDE}px,(${NARROW_BELOW}px - 100cqw)*1e5,${wanted.notice ? NARROW + NARROW_NOTICE : NARROW}px)`
  }`;

/** Without a width of its own in the flow, so that own content keeps its place in the box until the frame covers it. */
const UNDERLAY = 'float:left;margin-right:-100%;border:0;visibility:hidden';

/** Keeps the frame's place until it comes. */
export const createBox = (boxed: string) => make('div', { style: UNDERLAY + boxed });

export const createFrame = (framed: string) =>
  make('iframe', { title: actText(), allow: ALLOW, style: UNDERLAY + framed });

export const createLink = (href: string) => make('a', { href, textContent: actText() });
