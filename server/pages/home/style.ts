import { PAGE_STYLE } from '../style.ts';

export const HOME_STYLE = `${PAGE_STYLE}
:root { --card: #fff; --line: #d9d6cf; --on-link: #fff; }
@media (prefers-color-scheme: dark) { :root { --card: #1e2226; --line: #3a4047; --on-link: #2a0012; } }
main { max-width: 66rem; padding-inline: clamp(1rem, 4vw, 2.5rem); }
h1 { font-size: clamp(2.25rem, 6vw, 3.5rem); line-height: 1.08; margin: 0 0 1rem; }
h2 { font: 600 1.5rem/1.25 Georgia, serif; margin: 0 0 1rem; }
h3 { font: 600 1.125rem/1.35 system-ui, sans-serif; margin: 0 0 .25rem; }
.hero { align-items: center; display: grid; gap: 2rem 4rem; margin-bottom: clamp(2.5rem, 7vw, 4.5rem); }
.hero .lead { font-size: clamp(1.125rem, 2.4vw, 1.3125rem); line-height: 1.5; margin: 0 0 1.75rem; max-width: 34rem; }
.go { margin: 0; }
.go a { background: var(--link); border: 2px solid transparent; border-radius: 999px; color: var(--on-link); display: inline-block; font-weight: 600; text-align: center;
  font-size: 1.125rem; line-height: 1.3; padding: .8rem 1.75rem; text-decoration: none; }
.go a:hover { text-decoration: underline; }
.go a:focus-visible { outline-color: var(--ink); }
.drawing { display: none; }
section { border-top: 1px solid var(--line); display: grid; gap: .25rem 3rem; padding: 1.75rem 0 2rem; }
ul { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0; }
li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.1rem 1.25rem 1.2rem; position: relative; }
li:hover { border-color: currentColor; }
li a { text-decoration-thickness: 1px; }
li a::after { content: ""; inset: 0; position: absolute; }
li p { color: var(--soft); font-size: 1rem; line-height: 1.5; margin: 0; }
section > div { min-width: 0; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 12px; font: .875rem/1.6 ui-monospace, monospace; margin: 0;
  overflow-wrap: anywhere; padding: 1.1rem 1.25rem; white-space: pre-wrap; }
code { font-family: ui-monospace, monospace; }
.small { color: var(--soft); font-size: 1rem; margin: 1rem 0 0; max-width: 40rem; }
@media (min-width: 640px) { ul { grid-template-columns: 1fr 1fr; } li:last-child:nth-child(odd) { grid-column: 1 / -1; } }
@media (min-width: 900px) {
  .hero { grid-template-columns: minmax(0, 1fr) 22rem; }
  section { grid-template-columns: 11rem minmax(0, 1fr); padding-block: 2.25rem 2.5rem; }
  .drawing { display: block; height: auto; width: 100%; }
}
.drawing .page { fill: var(--card); stroke: var(--line); }
.drawing .text { fill: var(--line); }
.drawing .widget { fill: var(--paper); stroke: var(--link); stroke-width: 2; }
.drawing .name { fill: var(--ink); }
.drawing .bar { fill: var(--link); opacity: .22; }
.drawing .most { opacity: .45; }
.drawing .answer { fill: none; stroke: var(--soft); }
.drawing .press { fill: var(--link); }
.drawing .tick { fill: none; stroke: var(--link); stroke-linecap: round; stroke-linejoin: round; stroke-width: 3; }
`;
