import type { SIZE } from './protocol.ts';

// typed by the table, which itself stays out of the script
export const WIDTH: typeof SIZE.width = 620;
export const NARROW_BELOW: typeof SIZE.narrowBelow = 480;
export const WIDE: typeof SIZE.height = 362;
export const NARROW: typeof SIZE.narrowHeight = 533;
const WIDE_NOTICE: typeof SIZE.noticeWide = 24;
const NARROW_NOTICE: typeof SIZE.noticeNarrow = 32;
export const WIDE_NOTICED = WIDE + WIDE_NOTICE;
export const NARROW_NOTICED = NARROW + NARROW_NOTICE;
