import { is } from 'superstruct';
import { Theme as WireTheme } from '../../widget/api/wire/widget.ts';
import type { WireAction, WireWidget } from '../../widget/api/wire.ts';
import { type GivenTheme, type Theme, themeOf } from '../../widget/model/look/theme.ts';

/** Styles of all pages: inline, so that a page is one request. */
export const BASE_STYLE = `
:root { color-scheme: light dark; --ink: #1d2327; --soft: #5b6670; --paper: #f5f3ef; --link: #a3003b; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eee8; --soft: #b3bac0; --paper: #16191c; --link: #ff8fb3; } }
* { box-sizing: border-box; }
body { border-top: 4px solid var(--accent, var(--link)); margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 652px; margin: 0 auto; padding: clamp(1.5rem, 6vh, 4rem) 1rem 3rem; }
h1 { font: 600 clamp(1.6rem, 5vw, 2.25rem)/1.2 Georgia, serif; margin: 0 0 .75rem; text-wrap: balance; overflow-wrap: anywhere; }
.publisher { margin: 0 0 .5rem; color: var(--soft); font-size: .875rem; }
.lead { margin: 0 0 1.5rem; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
`;

/** Of the pages with a widget in its placement, the share page first. */
// `accent-color` came with what the widget needs: Chrome 93, Safari 15.4, and Firefox 92, six versions early.
export const PAGE_STYLE = `${BASE_STYLE}
[data-civic-action] { margin: 0 0 1.5rem; }
iframe { display: block; width: 100%; background: #fff; border-radius: 4px; }
@media (max-width: 479px) { iframe { height: 533px; } }
@supports (accent-color: auto) { .too-old { display: none; } }
@supports not (accent-color: auto) { [data-civic-action] { display: none !important; } }
`;

/** Without the fields that can't be read, as the widget reads it. */
const sound = (given: unknown): GivenTheme =>
  Object.fromEntries(Object.entries(given ?? {}).filter((field) => is(Object.fromEntries([field]), WireTheme())));

/** The theme in which a widget's first card is shown. */
export const themeOfFirst = (widget: WireWidget, action: WireAction | undefined): Theme =>
  themeOf(sound(action?.partner?.customTheme), sound(widget.customTheme), sound(widget.publisherCustomTheme));
