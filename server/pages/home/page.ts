import { type Html, html } from '../html.ts';
import { plainPage } from '../plain-page.ts';
import { frameFirstPlacement, loaderTag } from '../snippet.ts';
import { PAGE_STYLE } from '../style.ts';

export type HomePage = {
  origin: string;
  /** The demo publisher's site; `null` on a public deployment. */
  demo: string | null;
  gallery: boolean;
  /** A widget for the snippet; `null` if no content has been imported. */
  requestId: string | null;
};

export const HOME_STYLE = `${PAGE_STYLE}
h2 { font: 600 1.125rem/1.3 system-ui, sans-serif; margin: 2.25rem 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid color-mix(in srgb, var(--soft) 35%, transparent); padding: .875rem 0; }
li a { font-weight: 600; }
li span { color: var(--soft); display: block; font-size: .9375rem; }
pre { background: color-mix(in srgb, var(--soft) 14%, transparent); border-radius: 6px; font: .8125rem/1.55 ui-monospace, monospace;
  margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; }
.small { color: var(--soft); font-size: .9375rem; }
`;

const entry = (
  href: string,
  label: string,
  what: string,
) => html`<li><a href="${href}">${label}</a><span>${what}</span></li>
`;

function snippetOf({ origin, requestId }: HomePage): string {
  const snippet = { origin, requestId: requestId ?? 'YOUR-WIDGET', title: 'Take action', label: 'Take action' };
  const placement = frameFirstPlacement(snippet)
    .markup.replace('><iframe ', '>\n  <iframe ')
    .replace('</iframe>', '</iframe>\n');
  return `${placement}\n${loaderTag(origin).markup}`.replaceAll(/ (?=title=|allow=)/g, '\n    ');
}

const links = ({ demo, gallery, requestId }: HomePage): Html[] => [
  ...(demo ? [entry(demo, 'The demo newspaper', 'Articles with a widget in each: vote, sign, share.')] : []),
  ...(requestId
    ? [entry(`/share/${encodeURIComponent(requestId)}`, 'A share page', 'One widget on a page of its own.')]
    : []),
  entry('/embed', 'The snippet', 'Choose a widget and its options, and copy the lines for your page.'),
  ...(gallery
    ? [entry('/gallery', 'The gallery', 'Every state of every screen, at both sizes and in each language.')]
    : []),
  entry('/readyz', 'Health', 'Whether database, content and build are there; /healthz says that the process lives.'),
];

/** The page at the root of the widget's origin. */
export const homePage = (page: HomePage): string =>
  plainPage({
    language: 'en',
    title: 'Civic Action',
    style: HOME_STYLE,
    body: html`<h1>Civic Action</h1>
<p class="lead">Widgets with which readers take part in civic life from the article they are reading. This address serves them,
their API and their share pages.</p>
<ul>
${links(page)}</ul>
<h2>Put one into a page</h2>
<pre><code>${snippetOf(page)}</code></pre>
<p class="small"><a href="/embed">Write a snippet</a> for your own page. Options, events and messages are in the guide for
publishers: <code>docs/publishers.md</code> in the source code, which whoever runs this server has.</p>
`,
  });
