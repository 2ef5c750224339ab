/** The demo publisher's stylesheet, that of an ordinary newspaper. */
export const SITE_STYLE = `
:root { color-scheme: light; --ink: #1b1b1b; --soft: #5a5a57; --rule: #d9d5cc; --paper: #fffdf9; --link: #12395b; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.65 Georgia, 'Times New Roman', serif; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
.masthead { border-bottom: 3px double var(--ink); padding: 1.25rem 1rem; text-align: center; }
.masthead a { color: inherit; font-size: clamp(1.75rem, 6vw, 2.75rem); font-weight: 700; letter-spacing: -.01em; text-decoration: none; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: clamp(1.875rem, 5.5vw, 2.875rem); line-height: 1.12; margin: 0 0 1rem; text-wrap: balance; }
h2 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 a { color: inherit; text-decoration: none; }
h2 a:hover { text-decoration: underline; }
p { margin: 0 0 1.1em; overflow-wrap: break-word; hyphens: auto; }
.kicker { color: #9d1b2f; font: 600 .8125rem/1.2 system-ui, sans-serif; letter-spacing: .06em; margin: 0 0 .6rem; text-transform: uppercase; }
.standfirst { color: var(--soft); font-size: 1.25rem; line-height: 1.45; }
.byline { border-top: 1px solid var(--rule); color: var(--soft); font: .875rem/1.4 system-ui, sans-serif; padding-top: .75rem; }
.action { margin: 2rem 0; }
/* Reserves the space before the script arrives, which could only move the paragraphs below later. */
[data-civic-action] { min-height: 362px; }
@media (max-width: 511px) { [data-civic-action] { min-height: 533px; } }
.action iframe { display: block; width: 620px; max-width: 100%; }
@media (max-width: 479px) { .action iframe { height: 533px; } }
.placement-link { border: 1px solid currentColor; border-radius: 4px; display: inline-block; font: 600 1rem/1.2 system-ui, sans-serif; padding: .75rem 1.25rem; text-decoration: none; }
.front { list-style: none; margin: 0; padding: 0; }
.front li { border-bottom: 1px solid var(--rule); padding: 1.5rem 0; }
.front li:first-child { padding-top: 0; }
.front p:last-child { color: var(--soft); margin: 0; }
.foot { border-top: 1px solid var(--rule); color: var(--soft); font: .875rem/1.4 system-ui, sans-serif; padding: 1.5rem 1rem; text-align: center; }
.unseen { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
`;
