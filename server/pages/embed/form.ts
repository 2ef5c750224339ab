import { type Html, html } from '../html.ts';
import { type Choices, WAYS, type Way } from './choices.ts';
import { EMBED_OPTIONS, type EmbedOption } from './options.ts';

const checked = (isChecked: boolean) => (isChecked ? html` checked` : '');

const wayField = (way: Way, chosen: Way): Html =>
  html`<label><input type="radio" name="way" value="${way}"${checked(way === chosen)}>${WAYS[way]}</label>
`;

function optionField({ key, label, takes }: EmbedOption, value = ''): Html {
  if (takes === 'flag')
    return html`<label><input type="checkbox" name="${key}" value="true"${checked(value !== '')}>${label}</label>
`;
  if (typeof takes === 'string')
    return html`<label><span>${label}</span><input name="${key}" value="${value}"${takes === 'pixels' ? html` inputmode="numeric"` : ''}></label>
`;
  const choices = takes.map(
    (each) => html`<option value="${each}"${each === value ? html` selected` : ''}>${each}</option>`,
  );
  return html`<label><span>${label}</span><select name="${key}">${choices}</select></label>
`;
}

const optionFields = ({ options }: Choices, isFlag: boolean): Html[] =>
  EMBED_OPTIONS.filter(({ takes }) => (takes === 'flag') === isFlag).map((option) =>
    optionField(option, options.get(option.key)),
  );

/** @param known ids to choose from, where they are nobody's secret */
export const embedForm = (choices: Choices, known: readonly string[]): Html => html`<form method="get" action="/embed">
<div class="pair">
<label><span class="name">Id of the widget</span><input name="widget" value="${choices.requestId}" list="known" autocomplete="off" spellcheck="false"></label>
</div>
<datalist id="known">${known.map((id) => html`<option value="${id}"></option>`)}</datalist>
<fieldset>
<legend>How to embed it</legend>
${(Object.keys(WAYS) as Way[]).map((way) => wayField(way, choices.way))}</fieldset>
<details${choices.options.size > 0 ? html` open` : ''}>
<summary>Options</summary>
<fieldset>
${optionFields(choices, true)}</fieldset>
<div class="pair">
${optionFields(choices, false)}</div>
</details>
<button>Write the snippet</button>
</form>`;
