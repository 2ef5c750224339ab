import { html } from '../../pages/html.ts';
import type { Article } from '../article.ts';
import { PAPER } from '../papers.ts';
import type { Section } from '../sections.ts';
import { page } from './document.ts';
import { teaser } from './teaser.ts';

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
