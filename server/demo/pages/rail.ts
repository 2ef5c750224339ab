import { type Html, html } from '../../pages/html.ts';
import type { Article } from '../articles.ts';
import { ACTIONS } from '../kinds.ts';
import LISTED from '../most-read.json' with { type: 'json' };
import { BESIDE_WORDS, type PaperLang, SECTIONS } from '../papers.ts';
import { harborBox } from './harbor.ts';
import { icon, labelOf, teaser } from './teaser.ts';

const MORE = 3;
const MOST_READ = 5;

type Read = { slug: string } & Partial<Record<Exclude<PaperLang, 'en'>, string>>;

/** Stories by how often they are read, with a translated title where a page in another language lists them. */
const READ: Read[] = LISTED;

/** Stories of the same section, then of other sections of the same paper. A paper in another language has too few: all of them. */
function furtherFrom({ slug, section, publisher, lang }: Article, articles: Article[]): Article[] {
  const others = articles.filter((each) => each.slug !== slug && each.lang === lang);
  if (lang !== 'en') return others.slice(0, MORE);
  const own = others.filter((each) => each.publisher === publisher);
  const near = own.filter((each) => each.section === section);
  return [...near, ...own.filter((each) => !near.includes(each))].slice(0, MORE);
}

const invitation = (article: Article): Html => html`<section class="box" aria-labelledby="in-this-story">
<h2 id="in-this-story">${BESIDE_WORDS[article.lang].inThisStory}</h2>
<p class="action-line">${icon(article.kind)}${labelOf(article)}</p>
<p>${article.effort ?? ACTIONS[article.kind].effort}</p>
<p><a href="#act">${article.takeAction}</a></p>
</section>
`;

function further(article: Article, more: Article[]): Html | null {
  if (more.length === 0) return null;
  const section = SECTIONS.find(({ slug }) => slug === article.section);
  return html`<section class="further" aria-labelledby="more">
<h2 class="rubric" id="more">${BESIDE_WORDS[article.lang].more.replace('{section}', section?.name ?? '')}</h2>
${more.map((each) => teaser(each, { level: 3, look: 'small' }))}</section>
`;
}

/** The newspaper's own advertisement. */
function house(lang: PaperLang): Html {
  const { fromThePaper, frontPage, frontPageText, frontPageLink } = BESIDE_WORDS[lang];
  return html`<section class="house" aria-labelledby="house">
<img src="/pictures/front-page.svg" alt="" width="240" height="300" loading="lazy">
<div>
<p class="from">${fromThePaper}</p>
<h2 id="house">${frontPage}</h2>
</div>
<div class="offer">
<p>${frontPageText}</p>
<p><a href="/" hreflang="en">${frontPageLink}</a></p>
</div>
</section>
`;
}

/** @param beside stories that the column names already */
function mostRead(lang: PaperLang, articles: Article[], beside: Article[]): { slug: string; title: string }[] {
  const named = new Set(beside.map(({ slug }) => slug));
  const headlines = new Map(articles.map(({ slug, headline }) => [slug, headline]));
  return READ.flatMap(({ slug, ...titles }) => {
    const title = lang === 'en' ? headlines.get(slug) : titles[lang];
    return title && !named.has(slug) ? [{ slug, title }] : [];
  }).slice(0, MOST_READ);
}

function read(lang: PaperLang, articles: Article[], beside: Article[]): Html {
  const { mostRead: title, mostReadIn } = BESIDE_WORDS[lang];
  return html`<section class="read" aria-labelledby="read">
<h2 class="rubric" id="read">${title}</h2>
${mostReadIn && html`<p>${mostReadIn}</p>\n`}<ol>
${mostRead(lang, articles, beside).map(({ slug, title: name }) => html`<li><a href="/articles/${slug}" hreflang="en">${name}</a></li>\n`)}</ol>
</section>
`;
}

/** What stands beside a story, or below it where there is no room, in the story's language. */
export function rail(article: Article, articles: Article[]): Html {
  const { lang, publisher } = article;
  const more = furtherFrom(article, articles);
  return html`<aside class="rail" aria-label="${BESIDE_WORDS[lang].label}">
${invitation(article)}${further(article, more)}${harborBox(publisher, lang)}${house(lang)}${read(lang, articles, [article, ...more])}</aside>`;
}
