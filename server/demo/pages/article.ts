import { type Html, html, raw } from '../../pages/html.ts';
import type { Article } from '../article.ts';
import { DEEDS } from '../kinds.ts';
import { placementOf } from '../placement.ts';
import { SECTIONS } from '../sections.ts';
import { deedOf, icon } from './deed.ts';
import { PAPER, page } from './document.ts';
import { teaser } from './teaser.ts';

export const BEFORE_WIDGET = 2;
const MORE = 3;

export const paragraphs = (texts: string[]) => texts.map((text) => html`<p>${text}</p>\n`);

/** @param picture the element that shows it: AMP has one of its own */
export const opening = (article: Article, picture: 'img' | 'amp-img'): Html => html`<header class="opening">
<p class="kicker">${article.kicker}</p>
<h1>${article.headline}</h1>
<p class="standfirst">${article.standfirst}</p>
<p class="byline">${article.author} <time datetime="${article.published}">${article.publishedLabel}</time></p>
<p class="deed"><a href="#act">${icon(article.kind)}${deedOf(article)}</a></p>
</header>
<figure>
${raw(`<${picture}`)} src="/pictures/${article.picture.file}" alt="${article.picture.alt}" width="1200" height="800"${picture === 'img' ? raw('>') : raw(' layout="responsive"></amp-img>')}
<figcaption>${article.picture.caption}</figcaption>
</figure>`;

/** Others of its section, then of the others, from its own paper. */
function furtherFrom({ slug, section, publisher }: Article, articles: Article[]): Article[] {
  const others = articles.filter((each) => each.slug !== slug && each.publisher === publisher && !each.original);
  const near = others.filter((each) => each.section === section);
  return [...near, ...others.filter((each) => !near.includes(each))].slice(0, MORE);
}

const invitation = (article: Article): Html => html`<section class="box" aria-labelledby="in-this-story">
<h2 id="in-this-story">In this story</h2>
<p class="deed">${icon(article.kind)}${deedOf(article)}</p>
<p>${DEEDS[article.kind].effort}</p>
<p><a href="#act">${article.takeAction}</a></p>
</section>
`;

function rail(article: Article, articles: Article[]): Html {
  const more = furtherFrom(article, articles);
  const section = SECTIONS.find(({ slug }) => slug === article.section);
  return html`<aside class="rail" aria-label="More to read">
${invitation(article)}${
  more.length > 0 &&
  html`<section aria-labelledby="more">
<h2 class="rubric" id="more">More in ${section?.name}</h2>
${more.map((each) => teaser(each, { level: 3, look: 'small' }))}</section>
`
}</aside>`;
}

/** What stands beside a story is in English. */
const isEnglish = ({ publisher, lang }: Article) => publisher === PAPER && lang === 'en';

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
${isEnglish(article) ? rail(article, articles) : ''}
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
