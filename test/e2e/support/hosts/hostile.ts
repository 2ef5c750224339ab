import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../scripts/build/root.ts';

/** Style sheets of pages that reach for a widget that is drawn in them. */

/** What elements inherit, set to what nobody would miss. Whether a widget is seen and can be pressed stays the page's. */
const INHERITED = `
  font: italic small-caps bold 30px/3 monospace; font-feature-settings: "smcp", "zero"; font-kerning: none; font-palette: dark;
  font-size-adjust: 1; font-stretch: condensed; font-synthesis: none; font-variation-settings: "wght" 900;
  letter-spacing: 3px; word-spacing: 9px; text-indent: 40px; text-transform: uppercase; white-space: pre; tab-size: 20;
  word-break: break-all; line-break: anywhere; overflow-wrap: anywhere; hyphens: auto; hanging-punctuation: first;
  text-align: right; text-align-last: justify; text-wrap: nowrap; text-rendering: geometricPrecision;
  text-emphasis: "x" red; text-shadow: 3px 3px red; text-underline-offset: 9px; text-underline-position: under;
  text-decoration: underline 4px red; text-orientation: upright; text-combine-upright: all; ruby-position: under;
  direction: rtl; unicode-bidi: bidi-override;
  color: #0a0; -webkit-text-fill-color: red; -webkit-text-stroke: 1px blue; -webkit-text-security: disc;
  fill: red; stroke: red; stroke-width: 9px; stroke-dasharray: 1 4; paint-order: stroke; shape-rendering: crispEdges;
  cursor: wait; caret-color: red; accent-color: red; color-scheme: dark; scrollbar-color: red blue; forced-color-adjust: none;
  list-style: square inside; quotes: "x" "x"; border-collapse: collapse; border-spacing: 30px; caption-side: bottom;
  empty-cells: hide; image-rendering: pixelated; image-orientation: none; user-select: none; -webkit-user-select: none; -webkit-font-smoothing: none; -webkit-locale: "ar"; math-style: compact;`;

/** What would change the box that the loader puts into the placement. */
const OF_THE_BOX = `
  display: none; position: fixed; inset: 30px; float: right; clear: both; z-index: -1; order: 3; margin: 30px;
  box-sizing: border-box; padding: 30px; border: 9px solid red; border-radius: 90px; outline: 9px solid red;
  box-shadow: 0 0 9px 9px red; background: red; width: 90px; min-width: 900px; max-width: 10px; height: 90px;
  min-height: 900px; max-height: 10px; aspect-ratio: 1; columns: 3; column-rule: 9px solid red; contain: strict;
  container: ca / inline-size; content-visibility: hidden; overflow: scroll; opacity: 0.4; transform: rotate(9deg);
  translate: 9px 9px; rotate: 9deg; scale: 0.5; perspective: 90px; filter: blur(9px); backdrop-filter: blur(9px);
  clip: rect(0, 9px, 9px, 0); clip-path: circle(9px); mask: linear-gradient(#0001, #0001); mix-blend-mode: difference;
  offset: path("M0 0L90 90") 90px; animation: hostile 1s infinite; transition: all 9s; zoom: 2; shape-outside: circle(9px);
  vertical-align: 90px; will-change: transform; writing-mode: vertical-rl; content: "x"; resize: both; touch-action: none;
  -webkit-line-clamp: 1; line-clamp: 1; -webkit-box-reflect: below; -webkit-appearance: button; appearance: button;`;

const important = (css: string) => css.replaceAll(';', ' !important;');

/** Every custom property that the widget reads. */
const ownProperties = () =>
  new Set(
    globSync('widget/**/*.{css,tsx,ts}', { cwd: ROOT }).flatMap(
      (file) => readFileSync(join(ROOT, file), 'utf8').match(/--ca-[a-z][a-z-]*/g) ?? [],
    ),
  );

const readPackage = (path: string) => readFileSync(join(ROOT, 'node_modules', path), 'utf8');

/** For a placement in `#placement`. */
export const HOSTILE = {
  // Without its own styles, a placement would have no size in which to fit a card.
  'resets all': 'body, body :not(#placement) { all: unset !important }',
  'lets all be inherited': `#placement, #placement > * { ${important(INHERITED)} }`,
  'styles every div': `#placement > div { ${important(OF_THE_BOX)} }
    @keyframes hostile { to { margin: 90px } }`,
  'adds parts': `#placement > *::before, #placement > *::after { content: "x" !important; display: block !important; height: 90px !important }
    *::first-letter { font-size: 90px !important; color: red !important }
    *::first-line { font-size: 40px !important; color: red !important }`,
  'has properties of our names': `* { ${[...ownProperties()].map((name) => `${name}: 9px !important`).join(';')} }
    body { container: ca / inline-size !important }`,
  'is of 62.5 %': 'html { font-size: 62.5% }',
  'is dark': ':root { color-scheme: dark; color: #fff; background: #fff }',
  'has Bootstrap': readPackage('bootstrap/dist/css/bootstrap.css'),
  'has Tailwind’s preflight': readPackage('tailwindcss/preflight.css'),
};

/** All that can be had at once. */
export const HOSTILE_IN_ALL = [
  HOSTILE['lets all be inherited'],
  HOSTILE['styles every div'],
  HOSTILE['adds parts'],
  HOSTILE['has properties of our names'],
].join('\n');
