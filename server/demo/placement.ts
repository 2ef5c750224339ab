import { type Html, html } from '../pages/html.ts';
import {
  articlePlacement,
  frameFirstPlacement,
  loaderPlacement,
  loaderTag,
  plainFrame,
  type Snippet,
} from '../pages/snippet.ts';
import type { Article, Embed } from './article.ts';

const withLoader = (place: (snippet: Snippet) => Html) => (snippet: Snippet) =>
  html`${place(snippet)}
${loaderTag(snippet.origin)}`;

const PLACEMENTS: Record<Embed, (snippet: Snippet) => Html> = {
  loader: withLoader(loaderPlacement),
  sponsored: withLoader((snippet) => loaderPlacement({ ...snippet, sponsored: true })),
  article: withLoader(articlePlacement),
  frameFirst: withLoader(frameFirstPlacement),
  plainFrame,
};

/** The snippet in an article, as a publisher would paste it. */
export const placementOf = ({ embed, requestId, takeAction }: Article, origin: string): Html =>
  PLACEMENTS[embed]({ origin, requestId, title: takeAction, label: takeAction });
