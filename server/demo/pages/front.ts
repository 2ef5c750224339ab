import { html } from '../../pages/html.ts';
import type { Article } from '../article.ts';
import { type ActionKind, DEEDS } from '../kinds.ts';
import { PAPER } from '../papers.ts';
import { SECTIONS, type Section } from '../sections.ts';
import { icon } from './deed.ts';
import { page } from './document.ts';
import { teaser } from './teaser.ts';

/** Beside the lead story. */
const BESIDE = 2;

const sectionBlock = (
  { slug, title }: Section,
  articles: Article[],
) => html`<section class="block" aria-labelledby="${slug}">
<h2 class="rubric" id="${slug}"><a href="/sections/${slug}">${title}</a></h2>
<div class="row">
${articles.map((article) => teaser(article, { level: 3 }))}</div>
</section>
`;

const deedLink = (kind: ActionKind) =>
  html`<li><a href="/actions#${kind}">${icon(kind)}${DEEDS[kind].deed}</a></li>
`;

const invitation = html`<section class="invitation" aria-labelledby="take-part">
<h2 id="take-part">Read it. Then do something about it.</h2>
<ul>
${(Object.keys(DEEDS) as ActionKind[]).map(deedLink)}</ul>
</section>
`;

/** @param articles the lead first; further down each stands in its section */
export function frontPage(articles: Article[]): string {
  const [lead, ...others] = articles;
  const beside = others.slice(0, BESIDE);
  const rest = others.slice(BESIDE);
  const blocks = SECTIONS.map((section) =>
    sectionBlock(
      section,
      rest.filter((each) => each.section === section.slug),
    ),
  );
  return page({
    title: PAPER,
    description: 'Independent local news from the waterfront.',
    main: html`<h1 class="unseen">Today’s stories</h1>
<div class="top">
${lead ? teaser(lead, { level: 2, look: 'lead' }) : ''}<div class="beside">
${beside.map((article) => teaser(article, { level: 2, look: 'side' }))}</div>
</div>
${invitation}${blocks}`,
  });
}
