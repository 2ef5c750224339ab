import { html } from '../html.ts';
import { plainPage } from '../plain-page.ts';
import { embedForm, type Known, widgetField } from './form.ts';
import { preview } from './preview.ts';
import { EMBED_SCRIPT } from './script.ts';
import type { Embedded } from './shown.ts';
import { snippet, steps } from './steps.ts';
import { EMBED_STYLE } from './style.ts';

export type EmbedPage = Embedded & {
  /** Widgets to choose from; only on a trial, since elsewhere they may be confidential. */
  known: readonly Known[];
};

/** The page that writes the snippet. Its address holds all choices. */
export const embedPage = (page: EmbedPage): string =>
  plainPage({
    language: 'en',
    title: 'Embed a widget – Civic Action',
    style: EMBED_STYLE,
    script: EMBED_SCRIPT,
    body: html`<div class="embed">
<div class="top">
<h1>Embed a widget</h1>
<p class="lead">Choose a widget, see it as readers will, and copy the lines for your page.</p>
</div>
${widgetField(page.choices, page.known)}
<div class="result">
${preview(page)}${snippet(page)}</div>
${embedForm(page.choices)}${steps(page)}<p id="told" role="status"></p>
</div>
`,
  });
