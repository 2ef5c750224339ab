import { type Html, html } from '../../pages/html.ts';
import type { Snippet } from '../../pages/snippet.ts';
import type { Host } from '../hosts/host.ts';
import { ACTIONS, type ActionKind } from '../kinds.ts';
import { PAPER } from '../papers.ts';
import { page } from './document.ts';

export type HostPage = {
  host: Host;
  snippet: Snippet;
  /** What the host shows; null where its script isn't installed. */
  markup: Html | null;
  /** The widgets to choose from, one of each kind. */
  widgets: [kind: ActionKind, requestId: string][];
};

const ALL = 'The widget in every host';

const missing = ({
  title,
}: Host): Html => html`<p class="box">The script of ${title} is not installed here: it belongs to the
packages for development. <code>npm install --include=dev</code> brings it.</p>`;

const choice = (slug: string, [kind, requestId]: HostPage['widgets'][number], chosen: string): Html =>
  html`<li><a href="/hosts/${slug}?widget=${requestId}"${requestId === chosen ? html` aria-current="true"` : ''}>${ACTIONS[kind].label}</a></li>
`;

/** A page that holds a widget in the way of a host. */
export function hostPage({ host, snippet, markup, widgets }: HostPage): string {
  const { slug, title, look, beside } = host;
  return page({
    title: `${title} – ${ALL}`,
    description: look[0] ?? '',
    main: html`<div class="story alone">
<article>
<header class="opening">
<p class="kicker"><a href="/hosts">${ALL}</a></p>
<h1>${title}</h1>
</header>
<ul class="look">
${look.map((sentence) => html`<li>${sentence}</li>\n`)}</ul>
${
  beside &&
  html`<p><a href="${beside.href}">${beside.label}</a></p>
`
}<div class="host">
${markup ?? missing(host)}
</div>
<p>This text shows whether anything moves while the widget loads.</p>
<h2>What the page’s author wrote</h2>
<pre tabindex="0"><code>${(host.snippet?.(snippet) ?? markup ?? html``).markup}</code></pre>
<h2>Another widget in this page</h2>
<ul class="kinds">
${widgets.map((widget) => choice(slug, widget, snippet.requestId))}</ul>
</article>
</div>`,
  });
}

const entry = ({ slug, title, look, beside }: Host): Html => html`<section class="kind" aria-labelledby="${slug}">
<h2 id="${slug}"><a href="/hosts/${slug}">${title}</a></h2>
<div>
${look.map((sentence) => html`<p>${sentence}</p>\n`)}${beside && html`<p><a href="${beside.href}">${beside.label}</a></p>`}</div>
</section>
`;

/** All hosts, and what to look at in each. */
export const hostsPage = (hosts: Host[]): string =>
  page({
    title: `${ALL} – ${PAPER}`,
    description: 'A page for each way in which the widget can be embedded.',
    main: html`<h1 class="rubric">${ALL}</h1>
<p class="standfirst">The same widget on pages that hold it in different ways, and what to look at on each.</p>
${hosts.map(entry)}`,
  });
