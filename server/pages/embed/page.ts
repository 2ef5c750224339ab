import { type Html, html } from '../html.ts';
import { plainPage } from '../plain-page.ts';
import type { Choices } from './choices.ts';
import { COPY_BUTTONS } from './copy-buttons.ts';
import { embedForm } from './form.ts';
import { EMBED_STYLE } from './style.ts';
import { frameAddress, writeNarrow, writePolicy, writeSnippet, writeStyle } from './written.ts';

export type EmbedPage = {
  origin: string;
  choices: Choices;
  known: readonly string[];
  /** Whether there is a widget of this id. */
  isFound: boolean;
};

const code = (title: string, what: string | Html, text: string): Html => html`<h2>${title}</h2>
<p class="small">${what}</p>
<pre tabindex="0"><code>${text}</code></pre>
`;

/** Nothing that is done in it is sent. */
const tryOut = ({ origin, choices }: EmbedPage): Html => {
  // An address alone has none.
  const chosen = choices.way === 'address' ? [] : choices.options;
  const options = new Map([...chosen, ['mode', 'ab4e-test']]);
  return html`<h2>Try it</h2>
<p class="small">Here, nothing is recorded and nothing is sent.</p>
<iframe src="${frameAddress({ ...choices, options, origin }, false)}" title="The widget" width="620" height="362"></iframe>
`;
};

const missing = ({ requestId }: Choices): Html =>
  requestId
    ? html`<p class="wrong" role="status">No widget has the id “${requestId}”. Is it misspelt, or its content not imported?</p>
`
    : html`<p role="status">Enter the id of a widget to get its snippet.</p>
`;

const COLUMN = 'Replace 511 by 479 plus the margins of your column.';

const spaceNote = ({ way }: Choices) =>
  way === 'article'
    ? 'Only if every article has a widget: others would give the space back, and their text would move.'
    : `So that nothing on the page moves. ${COLUMN}`;

const AMP_NOTE =
  'A click selects all of it. Width, loading and the data layer have no effect on AMP pages, and AMP allows no advertising there.';
const AMP_SCRIPT =
  '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>';

/** What to paste, and what else it takes. */
function steps({ origin, choices }: EmbedPage): Html[] {
  const snippet = writeSnippet({ ...choices, origin });
  const isAmp = choices.way === 'amp';
  const paste = code('Paste it where the widget belongs', isAmp ? AMP_NOTE : 'A click selects all of it.', snippet);
  const policy = writePolicy(origin, choices.way);
  const allow = code('Allow it in your Content Security Policy', 'If your pages have one.', policy);
  const plugin = html`WordPress, and others that know oEmbed, show the widget in its place, without the options above. WordPress does more
with our <a href="/civic-action-wordpress.zip">plugin</a>.`;
  const fetched = html`Your system fetches this address and puts <a href="${snippet}">what it answers</a> in as it is, without the options above.
Or open it and copy its source into the newsletter.`;
  switch (choices.way) {
    case 'address':
      return [code('Paste its address on a line of its own', plugin, snippet)];
    case 'feed':
      return [code('Let your feed or newsletter fetch it', fetched, snippet)];
    case 'amp':
      return [paste, code('Load AMP’s script in the document’s head', 'Once per page.', AMP_SCRIPT)];
    case 'alone': {
      const narrow = writeNarrow({ ...choices, origin });
      return [
        paste,
        ...(narrow ? [code('Give it room in a narrow column, in your stylesheet', COLUMN, narrow)] : []),
        allow,
      ];
    }
    default:
      return [paste, code('Reserve its space in your stylesheet', spaceNote(choices), writeStyle(choices)), allow];
  }
}

function result(page: EmbedPage): Html[] {
  const { way } = page.choices;
  if (!page.isFound && way !== 'article') return [missing(page.choices)];
  return [...steps(page), ...(way === 'article' || way === 'feed' ? [] : [tryOut(page)])];
}

/** The page that writes the snippet. What is chosen stands in its address; its only script copies. */
export const embedPage = (page: EmbedPage): string =>
  plainPage({
    language: 'en',
    title: 'Embed a widget – Civic Action',
    style: EMBED_STYLE,
    script: COPY_BUTTONS,
    body: html`<h1>Embed a widget</h1>
<p class="lead">Choose a widget, and how your page holds it. The guide for publishers describes the options: <code>docs/publishers.md</code> in the source code, which whoever runs this server has.</p>
${embedForm(page.choices, page.known)}
${result(page)}`,
  });
