import type { SIZE } from './protocol.ts';

// typed from the table, which is not bundled
const WIDTH_PX: typeof SIZE.width = 620;
const NARROW_BELOW: typeof SIZE.narrowBelow = 480;
const WIDE: typeof SIZE.height = 362;
const NARROW: typeof SIZE.narrowHeight = 533;
const WIDE_NOTICE: typeof SIZE.noticeWide = 24;
const NARROW_NOTICE: typeof SIZE.noticeNarrow = 32;

/** The publisher's size if it is a positive number: attributes may hold anything. */
export const px = (text: string | undefined, otherwise: string) => (+(text as string) > 0 ? `${text}px` : otherwise);

export const WIDTH = `${WIDTH_PX}px`;

/**
 * For the padding of a child of the placement, where a percentage refers to the placement's width. The height thus
 * switches below 480 px in CSS alone; reading a width would force a layout. The large factor makes the slope a step.
 */
export const heightOf = (isNoticed: boolean) =>
  `clamp(${isNoticed ? WIDE + WIDE_NOTICE : WIDE}px,(${NARROW_BELOW}px - 100%)*1e5,${isNoticed ? NARROW + NARROW_NOTICE : NARROW}px)`;
