import { type Html, html } from '../../pages/html.ts';
import type { Article } from '../articles.ts';
import { ACTIONS, type ActionKind } from '../kinds.ts';

export const icon = (kind: ActionKind): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${ACTIONS[kind].icon}"/></svg>`;

/** What readers can do in an article. */
export const labelOf = ({ kind, actionLabel }: Article): string => actionLabel ?? ACTIONS[kind].label;

const actionLine = (article: Article): Html =>
  html`<p class="action-line">${icon(article.kind)}${labelOf(article)}</p>`;

export type TeaserOptions = {
  /** 2 where it stands on its own, 3 below a section's heading. */
  level: 2 | 3;
  look?: 'lead' | 'side' | 'small';
};

const heading = (level: TeaserOptions['level'], text: Html) =>
  level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;

/** A story in a list. Its picture is described only in the lead: elsewhere it repeats what the headline says. */
export function teaser(article: Article, { level, look }: TeaserOptions): Html {
  const { slug, lang, kicker, headline, standfirst, author, published, publishedLabel, picture } = article;
  const alt = look === 'lead' ? picture.alt : '';
  return html`<article class="teaser${look ? ` ${look}` : ''}" lang="${lang}">
<img src="/pictures/${picture.file}" alt="${alt}" width="1200" height="800"${look === 'lead' ? '' : html` loading="lazy"`}>
<div class="words">
<p class="kicker">${kicker}</p>
${heading(level, html`<a href="/articles/${slug}">${headline}</a>`)}
<p class="standfirst">${standfirst}</p>
<p class="byline">${author} <time datetime="${published}">${publishedLabel}</time></p>
${actionLine(article)}
</div>
</article>
`;
}
