import type { SIZE } from './protocol.ts';

// typed by the table, which itself stays out of the script
const WIDTH_PX: typeof SIZE.width = 620;
const NARROW_BELOW: typeof SIZE.narrowBelow = 480;
const WIDE: typeof SIZE.height = 362;
const NARROW: typeof SIZE.narrowHeight = 533;
const WIDE_NOTICE: typeof SIZE.noticeWide = 24;
const NARROW_NOTICE: typeof SIZE.noticeNarrow = 32;

/** A size of the publisher's own, where it is one: an attribute is anybody's to write. */
export const px = (text: string | undefined, otherwise: string) => (+(text as string) > 0 ? `${text}px` : otherwise);

export const WIDTH = `${WIDTH_PX}px`;

/**
 * As the padding of what stands in the placement: a percentage there is one of the placement's width. So the height steps
 * below 480 px by CSS alone, since reading a width would force a layout: the factor makes a step of the slope.
 */
export const heightOf = (isNoticed: boolean) =>
  `clamp(${isNoticed ? WIDE + WIDE_NOTICE : WIDE}px,(${NARROW_BELOW}px - 100%)*1e5,${isNoticed ? NARROW + NARROW_NOTICE : NARROW}px)`;
