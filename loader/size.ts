import { make } from './page/make.ts';
import type { Options, SIZE } from './protocol.ts';

// typed from the table, which is not bundled
const WIDTH: typeof SIZE.width = 620;
const NARROW_BELOW: typeof SIZE.narrowBelow = 480;
const WIDE: typeof SIZE.height = 362;
const NARROW: typeof SIZE.narrowHeight = 533;
const WIDE_NOTICE: typeof SIZE.noticeWide = 24;
const NARROW_NOTICE: typeof SIZE.noticeNarrow = 32;
/** No widget is larger; a greater height comes from a resize loop. */
const MAX_PX = 5_000;
/** Beside other content in a flex row or a table: a column of adverts, or most of a phone. */
const LEAST_WIDTH = 'min(80vw,300px)';

/** The publisher's size if it is a sensible number: attributes may hold anything. */
const sizeOr = (text: string | undefined, otherwise: string) => {
  const size = Number(text);
  return size > 0 && size <= MAX_PX ? `${text}px` : otherwise;
};

/** Adds styles that no rule of the page overrides. By CSSOM, since a strict `style-src` refuses the attribute. */
const setStyle = (element: HTMLElement, css: string) => {
  element.style.cssText += css.replaceAll(';', '!important;');
};

/**
 * Reserves the space until a height is known, and gives a width to parents that are sized by their content (floats,
 * flex items, table cells). Frame and canvas are replaced elements, which do that and can still shrink, since their
 * percentages count as zero for the minimum (CSS Sizing 3, §5.2.2). The canvas is out of the way of the placement's own
 * content by its negative margin, and out of sight where it is wider than the placement. An adopted frame takes its own
 * space.
 */
export const reserve = (element: HTMLElement, options: Options, frame: HTMLElement, adopted?: HTMLElement) => {
  const own = [...element.childNodes].filter((node) => !adopted || !node.contains(adopted));
  const style = element.style.cssText;
  const space = adopted || make('canvas');
  const width = sizeOr(options.width, `${WIDTH}px`);
  const fluid = `max-width:100%;width:${width};`;
  if (!adopted) {
    const hasNotice = options.notice === 'true';
    const wide = hasNotice ? WIDE + WIDE_NOTICE : WIDE;
    const narrow = hasNotice ? NARROW + NARROW_NOTICE : NARROW;
    // For the canvas's padding, where a percentage refers to the placement's width. The height thus switches below 480 px
    // in CSS alone; reading a width would force a layout. The large factor makes the slope a step.
    const usual = `clamp(${wide}px,(${NARROW_BELOW}px - 100%)*1e5,${narrow}px)`;
    // No offsets: it stays at its place even if a script of the page takes the placement's style away.
    setStyle(frame, 'position:absolute;height:100%;visibility:hidden;display:block;margin:0;');
    setStyle(
      space,
      `float:left;margin-right:-100%;height:0;display:block;padding-top:${sizeOr(options.height, usual)};min-width:${LEAST_WIDTH};${fluid}`,
    );
    element.style.cssText += `;height:auto;contain:content;display:block;max-width:${width}`;
    element.prepend(space);
  }
  // light: a frame whose color scheme differs from its page's gets a white background
  setStyle(frame, `color-scheme:light;border:0;${fluid}`);
  return {
    space,
    /** Shows the widget in place of the placement's own content. */
    show() {
      for (const node of own) node.remove();
      frame.style.visibility = '';
    },
    /** Lets the frame take its own room. @returns whether that is a sensible height */
    fit(height: unknown) {
      if (typeof height !== 'number' || !(height >= 0 && height <= MAX_PX)) return false;
      setStyle(space, 'padding:0;');
      setStyle(frame, `position:static;height:${height}px;`);
      return true;
    },
    /** Undoes everything. */
    restore() {
      element.replaceChildren(...own);
      element.style = style;
    },
  };
};
