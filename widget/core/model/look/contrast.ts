/** Makes text readable in any publisher's colours (WCAG 2.2 §1.4.3, relative luminance). */

export type Rgb = readonly [red: number, green: number, blue: number];

const NAMED: Record<string, Rgb> = { white: [255, 255, 255], black: [0, 0, 0], transparent: [255, 255, 255] };

const WHITE: Rgb = [255, 255, 255];
/** The default text colour: softer than black, 17:1 on white. */
const INK: Rgb = [26, 26, 34];
/** For backgrounds too light for white text and too dark for ink. */
const BLACK: Rgb = [0, 0, 0];
/** Errors are red in every theme. */
const ERROR: Rgb = [196, 0, 29];
/** What was done is green in every theme, 5.4:1 on white. */
const SUCCESS: Rgb = [11, 122, 75];
const MIN_TEXT_CONTRAST = 4.5;
/** For edges of controls and other parts that are not text (WCAG 2.2 §1.4.11). */
const MIN_EDGE_CONTRAST = 3;
const STEPS = 20;

/** `#rgb`, `#rrggbb`, `rgb()`, `white`, `black`. @returns `null` for anything else */
export function parseColor(text: string): Rgb | null {
  const color = text.trim().toLowerCase();
  const named = Object.hasOwn(NAMED, color) ? NAMED[color] : undefined;
  if (named) return named;
  const hex = color.match(/^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{1,2})?$/)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const rgb = color.match(/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/);
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : null;
}

function luminance(color: Rgb) {
  const [red, green, blue] = color.map((value) => {
    const share = Math.min(value, 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

export function contrast(one: Rgb, other: Rgb) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const css = (color: Rgb) => `rgb(${color.join(' ')})`;

/**
 * White if its contrast is enough, since designers expect it on an accent, else ink, else black. One of them always is.
 */
const textOn = (background: Rgb): Rgb =>
  [WHITE, INK].find((color) => contrast(color, background) >= MIN_TEXT_CONTRAST) ?? BLACK;

const mix = (from: Rgb, to: Rgb, share: number) =>
  from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share)) as unknown as Rgb;

/** Moves a colour towards the background's text colour until its contrast is enough. */
function visible(color: Rgb, background: Rgb, min = MIN_TEXT_CONTRAST): Rgb {
  const towards = textOn(background);
  for (let step = 0; step < STEPS; step++) {
    const moved = mix(color, towards, step / STEPS);
    if (contrast(moved, background) >= min) return moved;
  }
  return towards;
}

/** Mixes a little of a colour into a background, as much as keeps the text on it readable. */
function washed(ground: Rgb, color: Rgb, most: number): Rgb {
  const text = textOn(ground);
  for (let share = most; share > 0.01; share /= 2) {
    const wash = mix(ground, color, share);
    if (contrast(text, wash) >= MIN_TEXT_CONTRAST) return wash;
  }
  return ground;
}

/** All colours of a theme, as CSS. A colour that can't be parsed is replaced by the default. */
export function colorsFor(backgroundColor: string, accentColor: string, fallbackAccent: string) {
  const background = parseColor(backgroundColor) ?? WHITE;
  const accent = parseColor(accentColor) ?? parseColor(fallbackAccent) ?? INK;
  const text = textOn(background);
  const accentText = visible(accent, background);
  const isDark = luminance(text) > luminance(background);
  return {
    background: css(background),
    text: css(text),
    muted: css(visible(mix(text, background, 0.32), background)),
    // The eye needs a larger step in the dark.
    line: css(mix(background, text, isDark ? 0.28 : 0.14)),
    // Cards whose content says enough have a soft edge, which the dark would swallow.
    card: css(
      isDark ? visible(mix(background, text, 0.28), background, MIN_EDGE_CONTRAST) : mix(background, text, 0.14),
    ),
    field: css(visible(mix(background, text, 0.4), background, MIN_EDGE_CONTRAST)),
    surface: css(washed(background, text, 0.04)),
    wash: css(washed(background, text, 0.14)),
    accent: css(accent),
    onAccent: css(textOn(accent)),
    accentText: css(accentText),
    edge: css(visible(accent, background, MIN_EDGE_CONTRAST)),
    tint: css(washed(background, accentText, 0.14)),
    error: css(visible(ERROR, background)),
    success: css(visible(SUCCESS, background)),
    scheme: isDark ? 'dark' : 'light',
  };
}
