import type { WireWidget } from '../../widget/api/wire.ts';
import type { Database } from '../db/schema.ts';
import { siteOf, webAddress } from './article-key.ts';

/** How a publisher stands in a widget's answer. */
export type PublisherFields = Pick<
  WireWidget,
  | 'publisherId'
  | 'publisherKey'
  | 'publisherName'
  | 'publisherDescription'
  | 'publisherLogoName'
  | 'publisherShowNameWithLogo'
  | 'publisherCustomTheme'
  | 'twitterMention'
>;

/** Whose article it is, by the site's domain; nothing where nobody here owns it. */
export async function publisherOfArticle(db: Database, articleUrl: string): Promise<PublisherFields> {
  const hostname = webAddress(articleUrl)?.hostname;
  if (!hostname) return {};
  const row = await db
    .selectFrom('domains')
    .innerJoin('publishers', 'publishers.id', 'domains.publisherId')
    .select('publishers.data')
    .where('domains.domain', '=', siteOf(hostname))
    .executeTakeFirst();
  return row ? (JSON.parse(row.data) as PublisherFields) : {};
}
