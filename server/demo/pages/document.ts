import { type Html, html } from '../../pages/html.ts';
import { ARTICLES } from '../articles.ts';
import { PAPER, PAPERS, type PaperLang, SECTIONS, type SectionSlug } from '../papers.ts';

/** The day of the latest story: a demonstration has no tomorrow. */
const EDITION = ARTICLES.reduce((latest, { published }) => (published > latest ? published : latest), '');

const dayIn = (lang: PaperLang) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(EDITION));

export type Page = {
  title: string;
  description: string;
  /** Where it stands in the navigation. */
  place?: SectionSlug | 'actions' | undefined;
  lang?: PaperLang;
  publisher?: string;
  head?: Html;
  main: Html;
};

const entry = (href: string, label: string, isHere: boolean) =>
  html`<li><a href="${href}"${isHere ? html` aria-current="page"` : ''}>${label}</a></li>
`;

const navigation = (place: Page['place']) => html`<nav aria-label="Sections">
<ul>
${SECTIONS.map(({ slug, name }) => entry(`/sections/${slug}`, name, slug === place))}${entry('/actions', 'Take part', place === 'actions')}</ul>
</nav>
`;

export const nameAlone = (publisher: string): Html =>
  html`<header class="masthead"><a class="title" href="/">${publisher}</a></header>`;

/** Only the English Gazette has section pages. */
function masthead(publisher: string, lang: PaperLang, place: Page['place']): Html {
  const { logo, motto } = PAPERS[publisher] ?? {};
  return html`<header class="masthead">
<p class="edition"><time datetime="${EDITION}">${dayIn(lang)}</time><span>${motto?.[lang]}</span></p>
<a class="title" href="/">${logo && html`<img src="/pictures/${logo}" alt="" width="48" height="48">`}${publisher}</a>
${publisher === PAPER && lang === 'en' && navigation(place)}</header>`;
}

export const footer = (publisher: string) => html`<footer class="foot">
<p>${publisher}</p>
<p lang="en">The newspaper, its stories and its people are made up, and so are the votes and signatures that it begins with. <a href="/actions">What readers can do here</a> · <a href="/hosts">The widget in every host</a></p>
</footer>`;

/** A whole page of the newspaper. */
export const page = ({
  title,
  description,
  place,
  lang = 'en',
  publisher = PAPER,
  head = html``,
  main,
}: Page): string =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/pictures/logo-gazette.svg" type="image/svg+xml">
<link rel="preload" href="/pictures/newsreader.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/site.css">
${head}
</head>
<body>
<a class="skip" href="#main" lang="en">Skip to the content</a>
${masthead(publisher, lang, place)}
<main id="main">
${main}
</main>
${footer(publisher)}
</body>
</html>
`.markup;
