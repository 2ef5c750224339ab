import type { CSSProperties } from 'react';
import { SIZE } from '../../loader/protocol.ts';
import type { CivicActionOptions } from '../civic-action.ts';

type Options = Pick<CivicActionOptions, 'width' | 'height' | 'notice'>;

/** As the loader takes sizes (loader/size.ts). */
const MAX_PX = 5_000;

const px = (size: number | undefined, otherwise: string) =>
  size !== undefined && size > 0 && size <= MAX_PX ? `${size}px` : otherwise;

const widthOf = ({ width }: Options) => px(width, `${SIZE.width}px`);

function heightOf({ height, notice }: Options): string {
  const wide = SIZE.height + (notice ? SIZE.noticeWide : 0);
  const narrow = SIZE.narrowHeight + (notice ? SIZE.noticeNarrow : 0);
  // The large factor makes a step of the slope, so that the width of the placement decides in CSS alone.
  return px(height, `clamp(${wide}px, (${SIZE.narrowBelow}px - 100%) * 1e5, ${narrow}px)`);
}

export const placementStyle = (options: Options): CSSProperties => ({
  display: 'block',
  contain: 'content',
  maxWidth: widthOf(options),
});

/** The box that the loader's own canvas takes over, which never leaves room for this one. */
export const spaceStyle = (options: Options): CSSProperties => ({
  float: 'left',
  display: 'block',
  boxSizing: 'content-box',
  width: widthOf(options),
  minWidth: 'min(80vw, 300px)',
  maxWidth: '100%',
  height: 0,
  marginRight: '-100%',
  paddingTop: heightOf(options),
});

/** Sets what a strict `style-src` has refused of the server's HTML: it forbids attributes, and no script. */
export function restyle(space: HTMLElement | null) {
  for (const element of [space, space?.parentElement])
    if (element && !element.style.length) element.style.cssText = element.getAttribute('style') ?? '';
}
