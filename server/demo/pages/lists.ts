import { type Html, html } from '../../pages/html.ts';
import type { Article } from '../articles.ts';
import { ACTIONS, type ActionKind } from '../kinds.ts';
import { PAPER, SECTIONS, type Section } from '../papers.ts';
import { page } from './document.ts';
import { icon, teaser } from './teaser.ts';

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

const actionLink = (kind: ActionKind) =>
  html`<li><a href="/actions#${kind}">${icon(kind)}${ACTIONS[kind].label}</a></li>
`;

const invitation = html`<section class="invitation" aria-labelledby="take-part">
<h2 id="take-part">Read it. Then do something about it.</h2>
<ul>
${(Object.keys(ACTIONS) as ActionKind[]).map(actionLink)}</ul>
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

/** All stories of a section. */
export const sectionPage = ({ slug, title }: Section, articles: Article[]): string =>
  page({
    title: `${title} – ${PAPER}`,
    description: `${title}: stories from ${PAPER}.`,
    place: slug,
    main: html`<h1 class="rubric">${title}</h1>
<div class="row">
${articles.map((article) => teaser(article, { level: 2 }))}</div>`,
  });

export const missingPage = (): string =>
  page({
    title: `Not found – ${PAPER}`,
    description: 'There is no such page.',
    main: html`<div class="notice"><h1>We can’t find that page</h1><p><a href="/">Today’s stories</a></p></div>`,
  });

const entry = (kind: ActionKind, story: Article): Html => html`<section class="kind" aria-labelledby="${kind}">
<div>
<h2 id="${kind}">${icon(kind)}${ACTIONS[kind].label}</h2>
<p>${ACTIONS[kind].effort}</p>
</div>
${teaser(story, { level: 3, look: 'small' })}</section>
`;

/** One story for each kind of action. */
export function actionsPage(articles: Article[]): string {
  const entries = (Object.keys(ACTIONS) as ActionKind[]).flatMap((kind) => {
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
