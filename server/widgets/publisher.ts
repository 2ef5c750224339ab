import type { WireWidget } from '../../widget/api/wire.ts';
import type { Database } from '../db/schema.ts';
import { siteOf, webAddress } from './article-key.ts';

/** A publisher's fields in a widget's answer. */
export type PublisherFields = Pick<
  WireWidget,
  | 'publisherId'
  | 'publisherKey'
  | 'publisherName'
  | 'publisherDescription'
  | 'publisherLogoName'
  | 'publisherShowNameWithLogo'
  | 'publisherPrivacyUrl'
  | 'publisherCustomTheme'
  | 'twitterMention'
>;

/** The publisher of an article by its domain; null if unknown. */
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

/** The id of the publisher of a widget; null if there is no such widget. */
export async function publisherOfWidget(db: Database, requestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('widgets')
    .select('publisherId')
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return row?.publisherId ?? null;
}
