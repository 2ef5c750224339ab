import { type Html, html, raw } from '../../pages/html.ts';
import {
  articlePlacement,
  frameFirstPlacement,
  loaderPlacement,
  plainFrame,
  type Snippet,
  withLoader,
} from '../../pages/snippet.ts';
import type { Article, Embed } from '../articles.ts';
import { page } from './document.ts';
import { rail } from './rail.ts';
import { icon, labelOf } from './teaser.ts';

const PLACEMENTS: Record<Embed, (snippet: Snippet) => Html> = {
  loader: withLoader(loaderPlacement),
  sponsored: withLoader((snippet) => loaderPlacement({ ...snippet, sponsored: true })),
  article: withLoader(articlePlacement),
  frameFirst: withLoader(frameFirstPlacement),
  plainFrame,
};

/** The snippet in an article, as a publisher would paste it. */
const placementOf = ({ embed, requestId, takeAction }: Article, origin: string): Html =>
  PLACEMENTS[embed]({ origin, requestId, title: takeAction, label: takeAction });

export const BEFORE_WIDGET = 2;

export const paragraphs = (texts: string[]) => texts.map((text) => html`<p>${text}</p>\n`);

/** @param picture the element that shows it: AMP has one of its own */
export const opening = (article: Article, picture: 'img' | 'amp-img'): Html => html`<header class="opening">
<p class="kicker">${article.kicker}</p>
<h1>${article.headline}</h1>
<p class="standfirst">${article.standfirst}</p>
<p class="byline">${article.author} <time datetime="${article.published}">${article.publishedLabel}</time></p>
<p class="action-line"><a href="#act">${icon(article.kind)}${labelOf(article)}</a></p>
</header>
<figure>
${raw(`<${picture}`)} src="/pictures/${article.picture.file}" alt="${article.picture.alt}" width="1200" height="800"${picture === 'img' ? raw('>') : raw(' layout="responsive"></amp-img>')}
<figcaption>${article.picture.caption}</figcaption>
</figure>`;

/** A language by its own name. */
const languageName = (lang: string) => new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;

/** Links to the same story in other languages. */
function editions(article: Article, articles: Article[]): Html | null {
  const originalOf = ({ slug, original }: Article) => original ?? slug;
  const all = articles.filter((each) => originalOf(each) === originalOf(article));
  if (all.length < 2) return null;
  const others = all.filter(({ slug }) => slug !== article.slug);
  return html`<ul class="editions">
${others.map(({ slug, lang }) => html`<li><a href="/articles/${slug}" lang="${lang}" hreflang="${lang}">${languageName(lang)}</a></li>\n`)}</ul>
`;
}

/** An article with its widget after the second paragraph. */
export function articlePage(article: Article, articles: Article[], widgetOrigin: string): string {
  const { headline, standfirst, publisher, body, lang, address, section } = article;
  const main = html`<div class="story">
<article>
${editions(article, articles)}${opening(article, 'img')}
<div class="text">
${paragraphs(body.slice(0, BEFORE_WIDGET))}<aside class="action" id="act" aria-label="${article.takeAction}">
${placementOf(article, widgetOrigin)}
</aside>
${paragraphs(body.slice(BEFORE_WIDGET))}</div>
</article>
${rail(article, articles)}
</div>`;
  return page({
    title: `${headline} – ${publisher}`,
    description: standfirst,
    place: section,
    lang,
    publisher,
    head: html`<link rel="canonical" href="${address}">
<link rel="amphtml" href="/amp/${article.slug}">`,
    main,
  });
}
