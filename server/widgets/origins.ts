import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { siteOf } from './article-key.ts';

/** Sandboxed frames, such as WordPress's, and pages in files say so. */
const OPAQUE = 'null';

/** Google Translate shows a copy of the page, whose origin spells `a-b.example` as `a--b-example.translate.goog`. */
const TRANSLATED = /^([^.]+)\.translate\.goog$/;

const originalOf = (site: string) =>
  TRANSLATED.exec(site)?.[1]?.replace(/--|-/g, (dashes) => (dashes === '-' ? '.' : '-')) ?? site;

/** Developers try pages on their own machines. A stranger cannot serve a page from the reader's machine. */
const ON_THIS_MACHINE = /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/;

const hostOf = (origin: string) => URL.parse(origin)?.hostname.toLowerCase() ?? '';

/** The sites of all publishers; `null` where one of them names none, so that nobody knows its pages. */
async function sitesOf(db: Database): Promise<string[] | null> {
  const nameless = await db
    .selectFrom('publishers')
    .select('id')
    .where('id', 'not in', (eb) => eb.selectFrom('domains').select('publisherId'))
    .limit(1)
    .executeTakeFirst();
  if (nameless) return null;
  return (await db.selectFrom('domains').select('domain').execute()).map(({ domain }) => domain);
}

/**
 * Refuses what a stranger's page sends through its readers' browsers. Our frames send from our origin, and widgets without
 * a frame from their publisher's. A program can write any `Origin`; limits hold those back (server/http/limits.ts).
 *
 * @param publicOrigin ours; without it, the server does not know by which names it is reached, and refuses nobody
 * @throws HttpError 403
 */
export async function refuseForeign(db: Database, { headers }: FastifyRequest, publicOrigin: string | undefined) {
  const { origin, host } = headers;
  if (!publicOrigin || !origin || origin === OPAQUE) return;
  // A server may have several names. No page can have a browser send another `Host` than the one that is asked.
  if ([publicOrigin, `http://${host}`].some((own) => hostOf(own) === hostOf(origin))) return;
  if (ON_THIS_MACHINE.test(hostOf(origin))) return;
  const site = siteOf(originalOf(siteOf(hostOf(origin))));
  const sites = await sitesOf(db);
  if (sites === null || sites.some((each) => site === each || site.endsWith(`.${each}`))) return;
  throw new HttpError(403, {
    error: `${hostOf(origin)} belongs to none of the publishers: add it to the domains of one in the content`,
  });
}
