import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { PAGES } from '../http/limits.ts';
import { originOf } from '../http/origin.ts';
import { anyRequestId } from '../widgets/find.ts';
import { readChoices } from './embed/choices.ts';
import { writeSnippet } from './embed/written.ts';
import { type Html, html } from './html.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { shareAddress } from './snippet.ts';
import { PAGE_STYLE } from './style.ts';

const HOME_STYLE = `${PAGE_STYLE}
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

type HomePage = {
  origin: string;
  /** The demo publisher's site; `null` on a public deployment. */
  demo: string | null;
  gallery: boolean;
  /** Whether the dashboards are open to whoever sits at this machine. */
  isTrial: boolean;
  /** A widget for the snippet; `null` if no content has been imported. */
  requestId: string | null;
};

const entry = (href: string, label: string, what: string) => html`<li><h3><a href="${href}">${label}</a></h3>
<p>${what}</p></li>
`;

const group = (id: string, title: string, entries: Html[]): Html | null =>
  entries.length > 0
    ? html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<ul>
${entries}</ul>
</section>
`
    : null;

/** An article with a poll in it, as shapes. */
const DRAWING = html`<svg class="drawing" viewBox="0 0 352 300" width="352" height="300" aria-hidden="true">
<rect class="page" x=".5" y=".5" width="351" height="299" rx="14"/>
<path class="text" d="M28 30h190v12H28zM28 54h296v6H28zM28 68h262v6H28zM28 256h296v6H28zM28 270h210v6H28z"/>
<rect class="widget" x="28" y="94" width="296" height="144" rx="10"/>
<path class="name" d="M46 112h168v10H46z"/>
<path class="bar most" d="M46 136h164v24H46z"/><path class="bar" d="M46 168h92v24H46z"/>
<path class="answer" d="M46.5 136.5h259v23h-259zM46.5 168.5h259v23h-259z"/>
<path class="tick" d="M284 148l5 5 9-10"/>
<rect class="press" x="228" y="204" width="78" height="22" rx="11"/>
</svg>
`;

/** What `/embed` writes for this widget when nothing else is chosen. */
const snippetOf = ({ origin, requestId }: HomePage) =>
  writeSnippet({ ...readChoices(''), requestId: requestId ?? 'YOUR-WIDGET', origin });

const seen = ({ demo, gallery, requestId }: HomePage): Html[] => [
  ...(demo
    ? [entry(`${demo}/hosts`, 'The widget in every host', 'AMP, WordPress, Iframely and others, with what to look at.')]
    : []),
  ...(requestId ? [entry(shareAddress('', requestId), 'A share page', 'One widget on a page of its own.')] : []),
  ...(gallery
    ? [entry('/gallery', 'The gallery', 'Every state of every screen, at both sizes and in each language.')]
    : []),
];

const run = ({ isTrial }: HomePage): Html[] => [
  entry(
    '/dashboard',
    'The dashboards',
    `How fast widgets load for readers, and what readers do${isTrial ? '.' : '. They ask for an access token.'}`,
  ),
  entry('/readyz', 'Health', 'Whether database, content and build are there. /healthz says that the process lives.'),
];

/** The page's main button. */
const first = ({ demo }: HomePage): Html =>
  demo ? html`<a href="${demo}">Open the demo newspaper</a>` : html`<a href="/embed">Write a snippet</a>`;

/** The page at the root of the widget's origin. */
const homePage = (page: HomePage): string =>
  plainPage({
    language: 'en',
    title: 'Civic Action',
    style: HOME_STYLE,
    body: html`<div class="hero">
<div>
<h1>Civic Action</h1>
<p class="lead">Widgets with which readers take part in civic life from the article they are reading. They vote, sign, call and write
without leaving the page.</p>
<p class="go">${first(page)}</p>
</div>
${DRAWING}</div>
${group('see', 'See it', seen(page))}<section aria-labelledby="use">
<h2 id="use">Put one into a page</h2>
<div>
<pre><code>${snippetOf(page)}</code></pre>
<p class="small"><a href="/embed">Choose a widget and its options</a>, and copy the lines for your own page. Options, events and messages are in
the guide for publishers: <code>docs/publishers.md</code> in the source code, which whoever runs this server has.</p>
</div>
</section>
${group('run', 'Run it', run(page))}`,
  });

type HomeOptions = {
  db: Database;
  publicOrigin?: string | undefined;
  gallery: boolean;
  openDashboards: boolean;
  /** Port of the demo publisher's site; 0 if it doesn't listen. */
  demoPort: () => number;
};

const FOR_PROGRAMS = { name: 'Civic Action', loader: '/loader.js', api: '/api/', health: ['/healthz', '/readyz'] };

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

/** A public deployment doesn't link to the demo. */
function demoOf(origin: string, { publicOrigin, demoPort }: HomeOptions): string | null {
  const port = demoPort();
  if (publicOrigin || port === 0) return null;
  const url = new URL(origin);
  url.hostname = url.hostname.replace(/^widget\./, 'publisher.');
  url.port = String(port);
  return url.origin;
}

/** `GET /`: a page for browsers, JSON for programs. */
export function addHome(app: FastifyInstance, options: HomeOptions) {
  app.get('/', { config: { limit: PAGES } }, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'accept');
    if (!wantsPage(request)) return FOR_PROGRAMS;
    const origin = originOf(request, options.publicOrigin);
    const demo = demoOf(origin, options);
    const { gallery, openDashboards: isTrial } = options;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy(HOME_STYLE))
      .send(homePage({ origin, demo, gallery, isTrial, requestId: await anyRequestId(options.db) }));
  });
}
