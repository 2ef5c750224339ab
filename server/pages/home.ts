import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { asPage } from '../http/content-policy.ts';
import { PAGES } from '../http/limits.ts';
import { originOf } from '../http/origin.ts';
import { anyRequestId } from '../widgets/find.ts';
import { readChoices } from './embed/choices.ts';
import { writeSnippet } from './embed/written.ts';
import { type Html, html, raw } from './html.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { shareAddress } from './snippet.ts';
import { styleOf } from './style.ts';

const HOME_STYLE = styleOf('base', 'page', 'home');

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
const DRAWING = raw(readFileSync(join(import.meta.dirname, 'home.svg'), 'utf8'));

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
    const page = homePage({ origin, demo, gallery, isTrial, requestId: await anyRequestId(options.db) });
    return asPage(reply, plainPagePolicy(HOME_STYLE)).send(page);
  });
}
