import { SIZE } from '../../../loader/protocol.ts';
import { type Html, html } from '../html.ts';
import { shareAddress } from '../snippet.ts';
import type { Embedded } from './shown.ts';
import { frameAddress, heightsOf } from './written.ts';

/** Switches the preview between an article's width and a phone's, by CSS alone. */
const COLUMNS = html`<fieldset class="columns">
<legend>Width of the column</legend>
<label><input type="radio" name="column" id="wide" checked><span>Wide</span></label>
<label><input type="radio" name="column" id="narrow"><span>Narrow</span></label>
</fieldset>
`;

const section = (
  more: Html | null,
  body: Html,
): Html => html`<section id="preview" data-follows aria-labelledby="preview-title">
<div class="head"><h2 id="preview-title">Preview</h2>
${more}</div>
${body}
</section>
`;

const empty = (text: Html): Html => section(null, html`<div class="empty">${text}</div>`);

/** Height of the frame in a narrow column, as a rule of CSS. */
function classOf({ wide, narrow }: { wide: number; narrow: number }): string {
  if (wide === narrow) return 'fixed';
  return narrow > SIZE.narrowHeight ? 'flexible notice' : 'flexible';
}

/** The widget as it is embedded, in a mode in which nothing is sent. Its attributes reserve its space. */
function frame({ origin, choices, shown }: Embedded): Html {
  // An address alone has no options.
  const chosen = choices.way === 'address' ? new Map<string, string>() : choices.options;
  const options = new Map([...chosen, ['mode', chosen.get('mode') ?? 'ab4e-test']]);
  const heights = heightsOf({ options, shown: shown ?? undefined });
  const width = Number(options.get('width') ?? SIZE.width);
  return section(
    width < SIZE.narrowBelow ? null : COLUMNS,
    html`<iframe src="${frameAddress({ ...choices, options, origin }, false)}" title="The widget" width="${width}" height="${heights.wide}" class="${classOf(heights)}"></iframe>${
      choices.way === 'article'
        ? html`
<p class="small">An example: each article shows the widget that has its address.</p>`
        : null
    }`,
  );
}

/** What readers will see. */
export function preview(page: Embedded): Html {
  const { requestId, way } = page.choices;
  if (!page.shown && requestId)
    return empty(
      html`<p class="wrong" id="missing">No widget has the id “${requestId}”. Is it misspelt, or its content not imported?</p>`,
    );
  if (!page.shown)
    return empty(
      html`<p id="missing">Enter the id of a widget to see it here${way === 'article' ? '.' : ', and to get its snippet.'}</p>`,
    );
  if (way === 'feed')
    return empty(
      html`<p>Readers of mail and feeds see no frames. They see <a href="${shareAddress('', requestId)}/feed">a picture, the text and a link</a>.</p>`,
    );
  return frame(page);
}
