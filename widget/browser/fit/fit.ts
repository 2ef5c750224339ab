import { BASE_FONT_PX, TITLE_MAX_PERCENT } from '../../numbers/constants.ts';

/** The largest size of a title (spec §9), CSS px. */
export const TITLE_MAX_PX = (BASE_FONT_PX * TITLE_MAX_PERCENT) / 100;

/** Sizes of titles, CSS px. In a narrow widget the smallest is larger, since its titles have more lines. */
const WIDE_TITLES = [TITLE_MAX_PX, 25, 20];
const NARROW_TITLES = [TITLE_MAX_PX, 25, 22];

/** The largest title of an action so far, CSS px: all its screens have one size, in narrow and in wide widgets. */
export type TitleLimit = { narrow: number; wide: number };

/** How a screen is arranged: the size of its picture, if it has one, its spacing, and its title's size in CSS px. */
export type Arrangement = { picture: 'full' | 'small' | 'none'; isTight: boolean; titlePx: number };

export type Screen = { hasPicture: boolean; isNarrow: boolean; titleMaxPx: number };

const ROOMY = { picture: 'none', isTight: false } as const;

/** From the best: the picture gives way first, then the spacing, then the title. Texts keep their size. */
function arrangementsOf({ hasPicture, isNarrow, titleMaxPx }: Screen): Arrangement[] {
  const titles = (isNarrow ? NARROW_TITLES : WIDE_TITLES).filter((px) => px <= titleMaxPx);
  const [largest = titleMaxPx, ...smaller] = titles;
  // In a wide widget the picture is beside the text: a smaller one would free no line.
  const pictures = [hasPicture && 'full', hasPicture && isNarrow && 'small', 'none'] as const;
  return [
    ...pictures.flatMap((picture) => (picture ? [{ picture, isTight: false, titlePx: largest }] : [])),
    ...[largest, ...smaller].map((titlePx) => ({ picture: 'none' as const, isTight: true, titlePx })),
  ];
}

/** The best arrangement with which a screen need not scroll. One that scrolls anyway has room and a small title. */
export function arrange(screen: Screen, fits: (arrangement: Arrangement) => boolean): Arrangement {
  const all = arrangementsOf(screen);
  return all.find(fits) ?? { ...ROOMY, titlePx: all.at(-1)?.titlePx ?? screen.titleMaxPx };
}
