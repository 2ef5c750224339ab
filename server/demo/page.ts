import { type Html, html } from '../pages/html.ts';
import type { Article } from './article.ts';
import { placementOf } from './placement.ts';

const BEFORE_WIDGET = 2;

const document = (lang: string, title: string, head: Html, body: Html): string =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
${head}
</head>
<body>
${body}
</body>
</html>
`.markup;

const masthead = (publisher: string) => html`<header class="masthead"><a href="/">${publisher}</a></header>`;

const paragraphs = (texts: string[]) => texts.map((text) => html`<p>${text}</p>\n`);

/** An article with its widget after the second paragraph. */
export function articlePage(article: Article, widgetOrigin: string): string {
  const { headline, standfirst, kicker, author, published, publishedLabel, body, publisher } = article;
  const head = html`<meta name="description" content="${standfirst}">
<link rel="canonical" href="${article.address}">`;
  return document(
    article.lang,
    `${headline} – ${publisher}`,
    head,
    html`${masthead(publisher)}
<main>
<article>
<p class="kicker">${kicker}</p>
<h1>${headline}</h1>
<p class="standfirst">${standfirst}</p>
<p class="byline">${author} · <time datetime="${published}">${publishedLabel}</time></p>
${paragraphs(body.slice(0, BEFORE_WIDGET))}<aside class="action">
${placementOf(article, widgetOrigin)}
</aside>
${paragraphs(body.slice(BEFORE_WIDGET))}</article>
</main>
<footer class="foot"><p>${publisher}</p></footer>`,
  );
}

const teaser = ({ slug, lang, kicker, headline, standfirst }: Article) => html`<li lang="${lang}">
<p class="kicker">${kicker}</p>
<h2><a href="/articles/${slug}">${headline}</a></h2>
<p>${standfirst}</p>
</li>
`;

export const frontPage = (articles: Article[]): string =>
  document(
    'en',
    'The Harbor Gazette',
    html`<meta name="description" content="Independent local news from the waterfront.">`,
    html`${masthead('The Harbor Gazette')}
<main>
<h1 class="unseen">Today’s stories</h1>
<ul class="front">
${articles.map(teaser)}</ul>
</main>
<footer class="foot"><p>The Harbor Gazette is a demonstration: its stories and its people are made up.</p></footer>`,
  );

export const missingArticlePage = (): string =>
  document(
    'en',
    'Not found – The Harbor Gazette',
    html``,
    html`${masthead('The Harbor Gazette')}
<main><h1>We can’t find that page</h1><p><a href="/">Today’s stories</a></p></main>`,
  );
