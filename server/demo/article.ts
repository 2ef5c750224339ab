/** How an article's page embeds its widget; there is a page for each way (contract §2). */
export type Embed = 'loader' | 'sponsored' | 'article' | 'frameFirst' | 'plainFrame';

export type Article = {
  slug: string;
  embed: Embed;
  requestId: string;
  lang: string;
  /** The canonical address, which the content's `articleUrl` names too. */
  address: string;
  publisher: string;
  kicker: string;
  headline: string;
  standfirst: string;
  author: string;
  /** A date without a time. */
  published: string;
  publishedLabel: string;
  takeAction: string;
  body: string[];
};
