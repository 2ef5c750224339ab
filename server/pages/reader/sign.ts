import { type Html, html, raw } from '../html.ts';

/** Lines in a circle of 56 px. */
const LINES = {
  broken: 'M23 21h-4a7 7 0 0 0 0 14h4M33 21h4a7 7 0 0 1 0 14h-4M28 19v-5M28 42v-5',
  clock: 'M28 17v11l7 5M28 42a14 14 0 1 0 0-28 14 14 0 0 0 0 28z',
  done: 'M18 29l7 7 14-15',
  refused: 'M20 20l16 16M36 20L20 36',
  left: 'M17 28h22M17 28l8-8M17 28l8 8',
} as const;

export type Sign = keyof typeof LINES;

/** A decorative sign; the heading below says the same in words. */
export const sign = (name: Sign): Html =>
  html`<svg class="sign ${name}" viewBox="0 0 56 56" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="28" cy="28" r="28" fill="currentColor" stroke="none" opacity=".12"/><path d="${raw(LINES[name])}"/></svg>`;
