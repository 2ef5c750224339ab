import {
  NARROW_BELOW_PX,
  NARROW_HEIGHT_PX,
  NOTICE_BAR_NARROW_PX,
  NOTICE_BAR_WIDE_PX,
  WIDGET_HEIGHT_PX,
} from '../../numbers/constants.ts';

export type SizeRules = {
  /** CSS px; replaces the computed height (spec §2). */
  customHeight: number | null;
  /** Adds the height of the notice bar. */
  hasNotice: boolean;
};

/** The height that a widget of this width needs, CSS px (spec §2). */
export function heightFor(widthPx: number, { customHeight, hasNotice }: SizeRules): number {
  if (customHeight !== null) return customHeight;
  const isNarrow = widthPx < NARROW_BELOW_PX;
  const notice = isNarrow ? NOTICE_BAR_NARROW_PX : NOTICE_BAR_WIDE_PX;
  return (isNarrow ? NARROW_HEIGHT_PX : WIDGET_HEIGHT_PX) + (hasNotice ? notice : 0);
}
