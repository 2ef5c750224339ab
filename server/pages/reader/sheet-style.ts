import { PAGE_STYLE } from '../style.ts';

/** Styles of pages with a single message: a sheet in the middle of the page, without a publisher's theme. */
export const SHEET_STYLE = `${PAGE_STYLE}
:root { --sheet: #fff; --line: #d9d5cd; --good: #0b7a4b; }
@media (prefers-color-scheme: dark) { :root { --sheet: #1f2428; --line: #41484e; --good: #5fd0a0; } }
body { display: flex; flex-direction: column; min-height: 100vh; }
main { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; margin: auto; max-width: 34rem; padding: clamp(1.5rem, 6vw, 3rem);
  width: calc(100% - 2rem); }
.brand { color: var(--soft); font-size: .9375rem; font-weight: 600; margin: 0 0 1.5rem; }
.sign { color: var(--link); display: block; height: 3.5rem; margin: 0 0 1.25rem; width: 3.5rem; }
.done { color: var(--good); }
h1 { font-size: clamp(1.5rem, 5vw, 2rem); }
.lead { font-size: 1.125rem; }
.lead:last-child { margin-bottom: 0; }
.button { background: var(--link); border: 1px solid var(--link); border-radius: 2rem; color: var(--sheet); cursor: pointer; display: inline-block;
  font: 600 1.0625rem/1.25 system-ui, sans-serif; min-height: 3rem; padding: .75rem 1.75rem; text-align: center; text-decoration: none; }
.button:hover { text-decoration: underline; }
:is(.button, button):focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;
