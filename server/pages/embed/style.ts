import { BASE_STYLE } from '../style.ts';

/** Styles of the form and the snippet. Controls are drawn by them, so that they look the same in every browser, light or dark. */
const CONTROLS = `
.embed :is(input:not([type="radio"], [type="checkbox"]), select) { appearance: none; background: var(--sheet); border: 1px solid var(--edge);
  border-radius: 8px; color: inherit; font: inherit; font-size: 1rem; margin: 0; min-height: 2.75rem; padding: .375rem .75rem; width: 100%; }
.embed :is(input, select):not([type="radio"], [type="checkbox"]):hover { border-color: var(--ink); }
.select { display: block; position: relative; }
.embed .select select { padding-inline-end: 2.5rem; text-overflow: ellipsis; }
.select::after { border: solid var(--soft); border-width: 0 2px 2px 0; content: ""; height: .5rem; inset-inline-end: 1rem; pointer-events: none;
  position: absolute; top: 1rem; transform: rotate(45deg); width: .5rem; }
option { background: var(--sheet); color: var(--ink); }
:is([type="radio"], [type="checkbox"]) { appearance: none; background: var(--sheet); border: 2px solid var(--edge); border-radius: 5px; cursor: pointer;
  display: grid; flex: none; height: 1.375rem; margin: 0; place-content: center; width: 1.375rem; }
[type="radio"] { border-radius: 50%; }
:is([type="radio"], [type="checkbox"]):checked { border-color: var(--link); }
[type="radio"]:checked::before { border: .3125rem solid var(--link); border-radius: 50%; content: ""; }
[type="checkbox"]:checked::before { border: solid var(--link); border-width: 0 3px 3px 0; content: ""; height: .75rem; margin-top: -.1875rem;
  transform: rotate(45deg); width: .4375rem; }
label:hover > :is([type="radio"], [type="checkbox"]) { border-color: var(--link); }
button { background: none; border: 1px solid var(--edge); border-radius: 2rem; color: var(--link); cursor: pointer; font: 600 1rem/1.2 system-ui, sans-serif;
  min-height: 2.75rem; min-width: 6.25rem; padding: .5rem 1.25rem; }
button:hover { border-color: var(--link); }
button.main { background: var(--link); border-color: transparent; color: var(--paper); }
button.main:hover { background: var(--ink); }
.embed:has(#missing) .which button { background: var(--link); border-color: transparent; color: var(--paper); }
:is(input, select, button, summary, pre):focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

const CHOICES = `
.which > label, label > span:first-child { display: block; font-weight: 600; }
.which > label { margin: 0 0 .375rem; }
.row { display: flex; gap: .5rem; }
.row > :first-child { flex: 1; min-width: 0; }
.which .small { margin: .375rem 0 0; }
fieldset { border: 0; margin: 0; min-width: 0; padding: 0; }
legend { color: var(--soft); float: left; font-size: .875rem; font-weight: 600; margin: 0 0 .25rem; padding: 0; width: 100%; }
legend + * { clear: both; }
.groups { display: grid; gap: 1.5rem; }
.way { align-items: flex-start; border-radius: 8px; cursor: pointer; display: flex; gap: .75rem; margin: 0 -.75rem; padding: .5rem .75rem; }
.way > span { padding-top: .0625rem; }
.way:hover { background: var(--tint); }
.way strong { display: block; font-weight: 600; line-height: 1.35; }
.way small { color: var(--soft); display: block; font-size: .9375rem; line-height: 1.4; }
details { border-top: 1px solid var(--line); margin-top: 1.5rem; padding-top: .5rem; }
summary { align-items: center; border-radius: 8px; cursor: pointer; display: flex; font-weight: 600; gap: .75rem; list-style: none; margin: 0 -.75rem; min-height: 2.75rem;
  padding: .5rem .75rem; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--tint); }
summary::before { border: solid var(--soft); border-width: 0 2px 2px 0; content: ""; height: .5rem; margin-inline: .3125rem; transform: rotate(-45deg); width: .5rem; }
[open] > summary::before { transform: rotate(45deg) translate(-2px, -2px); }
details .groups { padding-top: .75rem; }
details fieldset { display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
details legend { margin: 0; }
details :is(legend, .flag, .choice, .text) { grid-column: 1 / -1; }
details label > span:first-child { font-size: .9375rem; margin: 0 0 .25rem; }
.flag { align-items: center; cursor: pointer; display: flex; gap: .75rem; min-height: 2rem; }
`;

const RESULT = `
.head { align-items: center; display: flex; gap: 1rem; justify-content: space-between; min-height: 2.75rem; }
.head :is(h2, h3) { min-width: 0; }
.head + .small { margin: .125rem 0 .75rem; }
#preview .head { margin: 0 0 .75rem; }
.copy { flex: none; max-width: 50%; }
#preview iframe { border: 0; color-scheme: light; display: block; max-width: 100%; }
@media (max-width: 511px) {
  #preview .head { clip-path: inset(50%); height: 1px; margin: 0; min-height: 0; overflow: hidden; position: absolute; width: 1px; }
  #preview .flexible { height: 533px; }
  #preview .notice { height: 565px; }
}
.empty { align-content: center; border: 2px dashed var(--line); border-radius: 8px; display: grid; min-height: 10rem; padding: 1.5rem; text-align: center; }
.empty p { margin: 0 auto; max-width: 28rem; overflow-wrap: anywhere; }
.columns { display: none; }
.columns legend, #told { clip-path: inset(50%); height: 1px; margin: 0; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
#told.failed { background: var(--ink); border: 2px solid var(--link); border-radius: 8px; clip-path: none; color: var(--paper); height: auto; inset: auto 0 1rem; margin: 0 auto; max-width: 36rem;
  padding: .875rem 1.25rem; position: fixed; white-space: normal; width: calc(100% - 2rem); }
#snippet:not(:empty), .step { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; margin: 0; padding: 1rem 1.25rem 1.25rem; }
.step { min-width: 0; }
pre { background: var(--tint); border-radius: 8px; font: .875rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; padding: .875rem 1rem;
  user-select: all; -webkit-user-select: all; white-space: pre-wrap; }
code { font-family: ui-monospace, monospace; font-size: .9375em; }
pre code { font-size: inherit; }
.note { border-inline-start: 4px solid var(--link); font-size: .9375rem; margin: .75rem 0 0; padding-inline-start: .75rem; }
#steps > h2 { margin: 0 0 1rem; }
.all { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); }
@supports selector(:has(*)) {
  @media (min-width: 512px) {
    #preview:has(#narrow:checked) iframe { max-width: 320px; }
    #preview:has(#narrow:checked) .flexible { height: 533px; }
    #preview:has(#narrow:checked) .notice { height: 565px; }
    .columns { border: 1px solid var(--edge); border-radius: 2rem; display: flex; flex: none; padding: 3px; }
    .columns label { cursor: pointer; display: block; position: relative; }
    .columns input { border-radius: 2rem; height: 100%; inset: 0; opacity: 0; position: absolute; width: 100%; }
    .columns span { border-radius: 2rem; display: block; font-size: .9375rem; line-height: 1.2; padding: .5rem 1rem; }
    .columns :checked + span { background: var(--ink); color: var(--paper); }
    @media (forced-colors: active) { .columns :checked + span { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
    .columns :focus-visible + span { outline: 3px solid var(--link); outline-offset: 2px; }
  }
}
`;

export const EMBED_STYLE = `${BASE_STYLE}
:root { --sheet: #fffefb; --tint: #efece6; --line: #ddd8ce; --edge: #757d84; }
@media (prefers-color-scheme: dark) { :root { --sheet: #1e2327; --tint: #2a3036; --line: #3a4249; --edge: #8a939a; } }
main { max-width: 1280px; padding: clamp(1.25rem, 4vh, 2.5rem) 1rem 3rem; }
h1 { margin: 0 0 .25rem; }
h2 { font: 600 1.25rem/1.3 system-ui, sans-serif; margin: 0; }
h3 { font: 600 1.0625rem/1.3 system-ui, sans-serif; margin: 0; }
.lead { color: var(--soft); margin: 0; }
.small { color: var(--soft); font-size: .9375rem; line-height: 1.45; }
.embed { display: grid; gap: 1.5rem 3rem; grid-template-columns: minmax(0, 1fr); }
.embed > *, .result > * { min-width: 0; }
.result { align-content: start; display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
form > h2 { margin: 0 0 .75rem; }
form > button { margin-top: 1rem; }
${CONTROLS}${CHOICES}${RESULT}
@media (max-width: 1079px) { main { max-width: 652px; } }
@media (min-width: 1080px) {
  main { padding-inline: 1.5rem; }
  .embed { grid-template-areas: "top which" "result choices" "steps steps"; grid-template-columns: 620px minmax(0, 1fr); }
  .top { grid-area: top; }
  .which { align-self: end; grid-area: which; }
  .result { grid-area: result; }
  #choices { grid-area: choices; }
  #steps { grid-area: steps; }
  .empty { min-height: 362px; }
}
@media (min-width: 1080px) and (min-height: 640px) { .result { align-self: start; position: sticky; top: 1.5rem; } }
[hidden] { display: none; }
`;
