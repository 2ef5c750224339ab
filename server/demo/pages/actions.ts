import { type Html, html } from '../../pages/html.ts';
import type { Article } from '../article.ts';
import { type ActionKind, DEEDS } from '../kinds.ts';
import { PAPER } from '../papers.ts';
import { icon } from './deed.ts';
import { page } from './document.ts';
import { teaser } from './teaser.ts';

const entry = (kind: ActionKind, story: Article): Html => html`<section class="kind" aria-labelledby="${kind}">
<div>
<h2 id="${kind}">${icon(kind)}${DEEDS[kind].deed}</h2>
<p>${DEEDS[kind].effort}</p>
</div>
${teaser(story, { level: 3, look: 'small' })}</section>
`;

/** One story for each kind of action. */
export function actionsPage(articles: Article[]): string {
  const entries = (Object.keys(DEEDS) as ActionKind[]).flatMap((kind) => {
    const story = articles.find((article) => article.kind === kind);
    return story ? [entry(kind, story)] : [];
  });
  return page({
    title: `Take part – ${PAPER}`,
    description: 'What readers can do in our stories, with a story for each.',
    place: 'actions',
    main: html`<div class="notice">
<h1>Take part</h1>
<p class="standfirst">Every story below has something in it that you can do about it, in the middle of the text, without leaving the page.</p>
</div>
${entries}`,
  });
}
