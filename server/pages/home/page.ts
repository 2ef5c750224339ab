import { readChoices } from '../embed/choices.ts';
import { writeSnippet } from '../embed/written.ts';
import { type Html, html } from '../html.ts';
import { plainPage } from '../plain-page.ts';
import { shareAddress } from '../snippet.ts';
import { GUIDE_STYLE } from '../style.ts';

export type HomePage = {
  origin: string;
  /** The demo publisher's site; `null` on a public deployment. */
  demo: string | null;
  gallery: boolean;
  /** Whether the dashboards are open to whoever sits at this machine. */
  isTrial: boolean;
  /** A widget for the snippet; `null` if no content has been imported. */
  requestId: string | null;
};

const entry = (
  href: string,
  label: string,
  what: string,
) => html`<li><a href="${href}">${label}</a><span>${what}</span></li>
`;

/** What `/embed` writes for this widget when nothing else is chosen. */
const snippetOf = ({ origin, requestId }: HomePage) =>
  writeSnippet({ ...readChoices(''), requestId: requestId ?? 'YOUR-WIDGET', origin });

const links = ({ demo, gallery, isTrial, requestId }: HomePage): Html[] => [
  ...(demo
    ? [
        entry(demo, 'The demo newspaper', 'Articles with a widget in each: vote, sign, share.'),
        entry(
          `${demo}/hosts`,
          'The widget in every host',
          'AMP, WordPress, Iframely and others, with what to look at.',
        ),
      ]
    : []),
  ...(requestId ? [entry(shareAddress('', requestId), 'A share page', 'One widget on a page of its own.')] : []),
  entry('/embed', 'The snippet', 'Choose a widget and its options, and copy the lines for your page.'),
  ...(gallery
    ? [entry('/gallery', 'The gallery', 'Every state of every screen, at both sizes and in each language.')]
    : []),
  entry(
    '/dashboard',
    'The dashboards',
    `How fast widgets load for readers, and what readers do${isTrial ? '.' : '. They ask for an access token.'}`,
  ),
  entry('/readyz', 'Health', 'Whether database, content and build are there; /healthz says that the process lives.'),
];

/** The page at the root of the widget's origin. */
export const homePage = (page: HomePage): string =>
  plainPage({
    language: 'en',
    title: 'Civic Action',
    style: GUIDE_STYLE,
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
