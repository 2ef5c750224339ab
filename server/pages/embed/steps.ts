import PACKAGE from '../../../package.json' with { type: 'json' };
import { type Html, html } from '../html.ts';
import type { Way } from './choices.ts';
import { EMBED_OPTIONS } from './options.ts';
import type { Embedded, Written } from './shown.ts';
import { writeNarrow, writePolicy, writeSnippet, writeStyle, writeWatch } from './written.ts';

/** Something to copy: what to do with it, more about that, and the text itself. */
type Step = [title: string, what: string | Html, text: string];

const code = (
  id: string,
  heading: Html,
  what: string | Html,
  text: string,
): Html => html`<div class="head">${heading}</div>
<p class="small">${what}</p>
<pre id="${id}" tabindex="0"><code>${text}</code></pre>
`;

const COLUMN = 'Replace 511 by 479 plus the margins of your column.';
const AMP_SCRIPT =
  '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>';

const PLUGIN = html`On a line of its own. WordPress, and others that know oEmbed, show the widget in its place. WordPress does more with our
<a href="/civic-action-wordpress.zip">plugin</a>.`;

const PASTE: { [way in Way]?: [title: string, what: string | Html] } = {
  react: ['Use the component', 'Where the widget belongs.'],
  address: ['Paste its address', PLUGIN],
  amp: ['Paste the snippet', 'Where the widget belongs. AMP allows no advertising there.'],
  feed: [
    'Fetch it',
    'Your system fetches this address and puts the answer in as it is. Or open it and copy its source into the newsletter.',
  ],
};

const INSTALL_NOTE = 'From this server, whose version it has. Or publish it in your own registry.';

const spaceNote = ({ way }: Written) =>
  way === 'article'
    ? 'In your stylesheet, if every article has a widget. Others would give the space back, and their text would move.'
    : `In your stylesheet, so that nothing on the page moves. ${COLUMN}`;

/** What else it takes, once for a site. */
function furtherSteps(written: Written): Step[] {
  const { origin, way } = written;
  const policy: Step = ['Content Security Policy', 'If your pages have one, add this.', writePolicy(origin, way)];
  const space: Step = ['Reserve its space', spaceNote(written), writeStyle(written)];
  switch (way) {
    case 'address':
    case 'feed':
      return [];
    case 'amp':
      return [['AMP’s script', 'In the document’s head, once per page.', AMP_SCRIPT]];
    case 'alone': {
      const narrow = writeNarrow(written);
      const note = `In your stylesheet: the widget is higher in a narrow column. ${COLUMN}`;
      return narrow ? [['Reserve its space', note, narrow], policy] : [policy];
    }
    case 'react':
      return [
        ['Install the package', INSTALL_NOTE, `npm install ${origin}/civic-action-${PACKAGE.version}.tgz`],
        ['Import it', 'At the top of the file that uses it.', "import { CivicAction } from 'civic-action/react';"],
        policy,
      ];
    case 'pages':
      return [
        ['Load the script', 'In your layout. It finds widgets that come and go with your pages.', writeWatch(origin)],
        space,
        policy,
      ];
    default:
      return [space, policy];
  }
}

/** Keys of options that need the script, or more than an address. */
const WITHOUT_EFFECT: { [way in Way]?: readonly string[] } = {
  address: EMBED_OPTIONS.map(({ key }) => key),
  feed: EMBED_OPTIONS.map(({ key }) => key),
  alone: EMBED_OPTIONS.filter(({ isOfScript }) => isOfScript).map(({ key }) => key),
  amp: ['width', 'loading', ...EMBED_OPTIONS.filter(({ isOfScript }) => isOfScript).map(({ key }) => key)],
};

function leftOut({ way, options }: Written): Html | null {
  const labels = EMBED_OPTIONS.filter(({ key }) => options.has(key) && WITHOUT_EFFECT[way]?.includes(key)).map(
    ({ label }) => `“${label}”`,
  );
  return labels.length === 0
    ? null
    : html`<p class="note">Without effect here: ${labels.join(', ')}.</p>
`;
}

function written({ origin, choices, shown }: Embedded): Written {
  // Which widget an article has is not known here.
  return { ...choices, origin, shown: (choices.way !== 'article' && shown) || undefined };
}

const isReady = ({ choices, shown }: Embedded) => shown !== null || choices.way === 'article';

/** The snippet: what this page is for. */
export function snippet(page: Embedded): Html {
  if (!isReady(page))
    return html`<section id="snippet" data-follows></section>
`;
  const of = written(page);
  const [title, what] = PASTE[of.way] ?? ['Paste the snippet', 'Where the widget belongs.'];
  return html`<section id="snippet" data-follows aria-labelledby="code-title">
${code('code', html`<h2 id="code-title">${title}</h2>`, what, writeSnippet(of))}${leftOut(of)}</section>
`;
}

export function steps(page: Embedded): Html {
  const all = isReady(page) ? furtherSteps(written(page)) : [];
  if (all.length === 0)
    return html`<section id="steps" data-follows></section>
`;
  const shown = all.map(
    ([title, what, text], index) => html`<div class="step">
${code(`step-${index}`, html`<h3 id="step-${index}-title">${title}</h3>`, what, text)}</div>
`,
  );
  return html`<section id="steps" data-follows aria-labelledby="steps-title">
<h2 id="steps-title">Then, once for your site</h2>
<div class="all">
${shown}</div>
</section>
`;
}
