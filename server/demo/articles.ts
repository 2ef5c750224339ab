import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import FILES from './articles.json' with { type: 'json' };
import type { ActionKind } from './kinds.ts';
import type { PaperLang, SectionSlug } from './papers.ts';

/** How an article's page embeds its widget; there is a page for each way (contract §2). */
export type Embed = 'loader' | 'sponsored' | 'article' | 'frameFirst' | 'plainFrame';

export type Article = {
  slug: string;
  /** The slug of the story that this one is in another language: it stands beside that, and in no list. */
  original?: string;
  embed: Embed;
  requestId: string;
  lang: PaperLang;
  /** The canonical address, which the content's `articleUrl` names too. */
  address: string;
  publisher: string;
  section: SectionSlug;
  /** The kind of action with which its widget begins. */
  kind: ActionKind;
  /** What readers can do, in the article's language where that isn't English. */
  actionLabel?: string;
  /** What readers need for that, in the article's language where that isn't English. */
  effort?: string;
  kicker: string;
  headline: string;
  standfirst: string;
  author: string;
  /** A date without a time. */
  published: string;
  publishedLabel: string;
  takeAction: string;
  /** A file of `pictures/`, what it shows to those who don't see it, and the line below it. */
  picture: { file: string; alt: string; caption: string };
  body: string[];
};

/** In the order of the front page; then what other stories are in other languages. */
export const ARTICLES: Article[] = FILES.map((file) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'articles', `${file}.json`), 'utf8')),
);
