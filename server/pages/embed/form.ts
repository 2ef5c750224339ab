import { type Html, html } from '../html.ts';
import { type Choices, WAYS, type Way } from './choices.ts';
import { EMBED_OPTIONS, type EmbedOption } from './options.ts';

/** A widget to choose from. */
export type Known = { id: string; title: string };

const checked = (isChecked: boolean) => (isChecked ? html` checked` : '');

const option = (value: string, words: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen ? html` selected` : ''}>${words}</option>
`;

const select = (name: string, options: Html[], more?: Html): Html =>
  html`<span class="select"><select name="${name}"${more}>
${options}</select></span>`;

const knownSelect = (chosen: string, known: readonly Known[]): Html => {
  // Somebody may come with the address of another.
  const other = known.some(({ id }) => id === chosen) ? [] : [option(chosen, chosen, chosen)];
  const options = known.map(({ id, title }) => option(id, `${id} – ${title}`, chosen));
  return select('widget', [...other, ...options], html` id="widget" form="choices"`);
};

/** The field for the widget. It comes first, since nothing else works without one. */
export const widgetField = ({ requestId }: Choices, known: readonly Known[]): Html => {
  if (known.length > 0)
    return html`<div class="which">
<label for="widget">Widget</label>
<div class="row">${knownSelect(requestId, known)}<noscript><button form="choices">Show</button></noscript></div>
</div>`;
  return html`<div class="which">
<label for="widget">Widget</label>
<div class="row"><input id="widget" form="choices" name="widget" value="${requestId}" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="which"><button form="choices">Show</button></div>
<p class="small" id="which">Its id, or the address of its share page.</p>
</div>`;
};

/** Fields by their groups, which come in the order of their first ones. */
function fieldsets<Asked extends { group: string }>(all: readonly Asked[], field: (asked: Asked) => Html): Html[] {
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups.map(
    (group) => html`<fieldset>
<legend>${group}</legend>
${all.filter((each) => each.group === group).map(field)}</fieldset>
`,
  );
}

const wayFields = (chosen: Way): Html[] =>
  fieldsets(
    Object.entries(WAYS).map(([way, facts]) => ({ way, ...facts })),
    ({ way, name, what }) =>
      html`<label class="way"><input type="radio" name="way" value="${way}"${checked(way === chosen)}><span><strong>${name}</strong> <small>${what}</small></span></label>
`,
  );

function optionField({ key, label, takes }: EmbedOption, value = ''): Html {
  if (takes === 'flag')
    return html`<label class="flag"><input type="checkbox" name="${key}" value="true"${checked(value !== '')}><span>${label}</span></label>
`;
  if (typeof takes === 'string')
    return html`<label class="${takes}"><span>${label}</span><input name="${key}" value="${value}" autocomplete="off" spellcheck="false"${takes === 'pixels' ? html` inputmode="numeric"` : ''}></label>
`;
  const options = takes.map(([each, words]) => option(each, words, value));
  return html`<label class="choice"><span>${label}</span>${select(key, options)}</label>
`;
}

export const embedForm = (choices: Choices): Html => html`<form id="choices" method="get" action="/embed">
<h2>Where do you paste it?</h2>
<div class="groups">
${wayFields(choices.way)}</div>
<details${choices.options.size > 0 ? html` open` : ''}>
<summary>Options</summary>
<div class="groups">
${fieldsets(EMBED_OPTIONS, (each) => optionField(each, choices.options.get(each.key)))}</div>
<p class="small">The guide for publishers explains them: <code>docs/publishers.md</code> in the source code, which whoever runs this
server has. Colours, fonts and the language are part of the widget’s content.</p>
</details>
<button>Write the snippet</button>
</form>
`;
