import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { colorsFor } from '../../../../widget/core/model/look/contrast.ts';
import { DEFAULT_ACCENT_COLOR } from '../../../../widget/core/numbers/constants.ts';
import { PICTURE_SIZE, type Words } from './facts.ts';

export type Drawing = Words & {
  /** Data addresses. */
  logo: string | null;
  picture: string | null;
};

const { resolve } = createRequire(import.meta.url);

const SUBSETS: Record<string, string[]> = {
  inter: ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'],
  newsreader: ['latin', 'latin-ext'],
};

let fonts: Font[] | undefined;

/** Read with the first picture: a server that draws none does not hold them. */
function loadFonts(): Font[] {
  fonts ??= Object.entries(SUBSETS).flatMap(([name, subsets]) =>
    subsets.map((subset) => ({
      // Of two fonts with one name only the first would be used.
      name: `${name}-${subset}`,
      weight: 600 as const,
      style: 'normal' as const,
      data: readFileSync(resolve(`@fontsource/${name}/files/${name}-${subset}-600-normal.woff`)),
    })),
  );
  return fonts;
}

const familyOf = (name: string) => (SUBSETS[name] ?? []).map((subset) => `${name}-${subset}`).join(', ');

/** What our fonts have: Latin, Greek and Cyrillic, and these signs. Others would be drawn as boxes. */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const SIGN = /[\s -~\u00a0-\u00bf\u00d7\u00f7\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2116\u2122\u2212]/u;
/** Joiners, keycaps and selectors: what is left of an emoji without its picture. */
const REMAINS = /[\u200d\u20e3\ufe00-\ufe0f]/gu;

/** Without emoji and other signs that our fonts lack; empty where a script is not theirs. */
export const drawable = (text: string): string => {
  const plain = text
    .replace(REMAINS, '')
    .replace(/\p{Script=Common}/gu, (sign) => (SIGN.test(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return DRAWABLE.test(plain) ? plain : '';
};

/** The more words, the smaller; the longest end in an ellipsis. */
const SIZES: [chars: number, px: number][] = [
  [28, 84],
  [50, 68],
  [90, 56],
  [Number.POSITIVE_INFINITY, 46],
];
/** Balanced, a title whose end is cut off would be cut earlier. */
const BALANCED_CHARS = 60;

const PICTURE_PX = 500;
const BAR_PX = 20;
const PADDING_PX = 60;
/** Of an average letter, in ems. */
const LETTER_EM = 0.58;
const LEAST_PX = 36;

/** So that the longest word fits into a line; one that would be too small breaks. */
function titlePx(title: string, isNarrow: boolean): number {
  const [, px = 46] = SIZES.find(([chars]) => title.length <= (isNarrow ? chars : chars * 1.7)) ?? [];
  const room = PICTURE_SIZE.width - (isNarrow ? PICTURE_PX : BAR_PX) - 2 * PADDING_PX;
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  return Math.max(Math.min(px, Math.floor(room / (longest * LETTER_EM))), LEAST_PX);
}

type Style = Record<string, string | number>;
type Node = { type: string; props: Style | { style: Style; children?: (Node | string)[]; src?: string } };

const box = (style: Style, ...children: (Node | string | null)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

/** Its end is cut off. */
const ONE_LINE: Style = { display: 'block', lineClamp: 1 };

const image = (src: string, style: Style): Node => ({ type: 'img', props: { src, style } });

function layout({ title, label, owner, showsNameWithLogo, theme, logo, picture }: Drawing): Node {
  const colors = colorsFor(theme.backgroundColor, theme.accentColor, DEFAULT_ACCENT_COLOR);
  const [heading, by] = [drawable(title), drawable(owner)];
  const isSerif = /serif/.test(theme.headingFont.replace(/sans-serif/g, ''));
  const words = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      flexGrow: 1,
      flexBasis: 0,
      padding: `56px ${PADDING_PX}px`,
    },
    box(
      { height: 56, alignItems: 'center', gap: 16, color: colors.muted, fontSize: 30 },
      logo ? image(logo, { height: 56, maxWidth: 360, flexShrink: 0, objectFit: 'contain' }) : null,
      !logo || showsNameWithLogo ? box(ONE_LINE, by) : null,
    ),
    box(
      {
        fontFamily: isSerif ? `${familyOf('newsreader')}, ${familyOf('inter')}` : familyOf('inter'),
        fontSize: titlePx(heading, picture !== null),
        lineHeight: 1.12,
        letterSpacing: isSerif ? 0 : -1.5,
        lineClamp: 5,
        textWrap: heading.length <= BALANCED_CHARS ? 'balance' : 'wrap',
        wordBreak: 'break-word',
        display: 'block',
      },
      heading,
    ),
    box(
      {},
      box(
        {
          background: colors.accent,
          color: colors.onAccent,
          borderRadius: 12,
          padding: '16px 36px',
          fontSize: 34,
          ...ONE_LINE,
        },
        drawable(label),
      ),
    ),
  );
  // A title in a script that our fonts lack stands beside the picture, in the words of whoever shows it.
  if (picture && !heading) return image(picture, { ...PICTURE_SIZE, objectFit: 'cover' });
  return box(
    {
      width: '100%',
      height: '100%',
      background: colors.background,
      color: colors.text,
      fontFamily: familyOf('inter'),
      fontWeight: 600,
    },
    picture ? null : box({ width: BAR_PX, flexShrink: 0, background: colors.accent }),
    words,
    picture
      ? image(picture, { width: PICTURE_PX, flexShrink: 0, height: PICTURE_SIZE.height, objectFit: 'cover' })
      : null,
  );
}

/** In a thread of its own, so that the process can look at its memory meanwhile. */
const render = (svg: string) => renderAsync(svg, { font: { loadSystemFonts: false } });

/** Enough to find the thinnest line. */
const LOOK_PX = 256;
const ALPHA = 3;
const CHANNELS = 4;

/** The renderer leaves out what it can't decode, such as a file that was cut off, where a hole would stay. */
async function visible(address: string | null): Promise<string | null> {
  if (address === null) return null;
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${LOOK_PX}" height="${LOOK_PX}"><image href="${address}" width="${LOOK_PX}" height="${LOOK_PX}"/></svg>`;
  const { pixels } = await render(alone);
  return pixels.some((value, index) => index % CHANNELS === ALPHA && value > 0) ? address : null;
}

/** Draws what a shared link shows, as PNG, without a logo or picture of which nothing would be seen. */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const [logo, picture] = [await visible(drawing.logo), await visible(drawing.picture)];
  const content = layout({ ...drawing, logo, picture }) as Parameters<typeof satori>[0];
  const svg = await satori(content, { ...PICTURE_SIZE, fonts: loadFonts() });
  return (await render(svg)).asPng();
}
