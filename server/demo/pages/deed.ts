import { type Html, html } from '../../pages/html.ts';
import type { Article } from '../article.ts';
import { type ActionKind, DEEDS } from '../kinds.ts';

export const icon = (kind: ActionKind): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${DEEDS[kind].icon}"/></svg>`;

export const deedOf = ({ kind, deed }: Article): string => deed ?? DEEDS[kind].deed;

/** What readers can do in an article. */
export const deedLine = (article: Article): Html => html`<p class="deed">${icon(article.kind)}${deedOf(article)}</p>`;
