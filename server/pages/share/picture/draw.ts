import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { colorsFor } from '../../../../widget/model/look/contrast.ts';
import type { Theme } from '../../../../widget/model/look/theme.ts';
import { DEFAULT_ACCENT_COLOR } from '../../../../widget/numbers/constants.ts';

/** What networks show beside a link (Open Graph; X: `summary_large_image`), px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export type Drawing = {
  title: string;
  label: string;
  publisher: string;
  theme: Pick<Theme, 'backgroundColor' | 'accentColor' | 'headingFont'>;
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

/** What our fonts have: Latin, Greek and Cyrillic, and signs. Others would be drawn as boxes. */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const PICTOGRAPHS = /\p{Extended_Pictographic}/gu;

const drawable = (text: string) => {
  const plain = text.replace(PICTOGRAPHS, '').trim();
  return DRAWABLE.test(plain) ? plain : '';
};

/** The more words, the smaller; the longest end in an ellipsis. */
const SIZES: [chars: number, px: number][] = [
  [28, 84],
  [50, 68],
  [90, 56],
  [Number.POSITIVE_INFINITY, 46],
];
const titlePx = (title: string, isNarrow: boolean) => {
  const [, px = 46] = SIZES.find(([chars]) => title.length <= (isNarrow ? chars : chars * 1.7)) ?? [];
  return px;
};

type Style = Record<string, string | number>;
type Node = { type: string; props: Style | { style: Style; children?: (Node | string)[]; src?: string } };

const box = (style: Style, ...children: (Node | string | null)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

const image = (src: string, style: Style): Node => ({ type: 'img', props: { src, style } });

function layout({ title, label, publisher, theme, logo, picture }: Drawing): Node {
  const colors = colorsFor(theme.backgroundColor, theme.accentColor, DEFAULT_ACCENT_COLOR);
  const [heading, by] = [drawable(title), drawable(publisher)];
  const isSerif = /serif/.test(theme.headingFont.replace(/sans-serif/g, ''));
  const words = box(
    { flexDirection: 'column', justifyContent: 'space-between', flexGrow: 1, flexBasis: 0, padding: '56px 60px' },
    box(
      { height: 56, alignItems: 'center', color: colors.muted, fontSize: 30 },
      logo ? image(logo, { height: 56, maxWidth: 360, objectFit: 'contain' }) : by,
    ),
    box(
      {
        fontFamily: isSerif ? `${familyOf('newsreader')}, ${familyOf('inter')}` : familyOf('inter'),
        fontSize: titlePx(heading, picture !== null),
        lineHeight: 1.12,
        letterSpacing: isSerif ? 0 : -1.5,
        lineClamp: 5,
        display: 'block',
      },
      heading,
    ),
    box(
      {},
      box(
        { background: colors.accent, color: colors.onAccent, borderRadius: 12, padding: '16px 36px', fontSize: 34 },
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
    picture ? null : box({ width: 20, background: colors.accent }),
    words,
    picture ? image(picture, { width: 500, height: PICTURE_SIZE.height, objectFit: 'cover' }) : null,
  );
}

/** Draws what a shared link shows, as PNG. @throws Error where a picture can't be read */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const svg = await satori(layout(drawing) as Parameters<typeof satori>[0], { ...PICTURE_SIZE, fonts: loadFonts() });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
