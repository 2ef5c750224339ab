import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { PAGES } from '../../http/limits.ts';
import { originOf } from '../../http/origin.ts';
import { plainPagePolicy } from '../page-policy.ts';
import { HOME_STYLE, homePage } from './page.ts';

export type HomeOptions = {
  db: Database;
  publicOrigin?: string | undefined;
  gallery: boolean;
  /** Port of the demo publisher's site; 0 where it does not listen. */
  demoPort: () => number;
};

const FOR_PROGRAMS = { name: 'Civic Action', loader: '/loader.js', api: '/api/', health: ['/healthz', '/readyz'] };

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

/** On the internet only the widget's origin is known, and the demo is nobody's business there. */
function demoOf(origin: string, { publicOrigin, demoPort }: HomeOptions): string | null {
  const port = demoPort();
  if (publicOrigin || port === 0) return null;
  const url = new URL(origin);
  url.hostname = url.hostname.replace(/^widget\./, 'publisher.');
  url.port = String(port);
  return url.origin;
}

/** Any will do, but the same one every time; whoever reads this page reads English. */
async function anyRequestId({ db }: HomeOptions): Promise<string | null> {
  const first = await db
    .selectFrom('widgets')
    .select('requestId')
    .orderBy(({ case: when }) => when().when('data', 'like', '%"languageLocale":"en%').then(0).else(1).end())
    .orderBy('requestId')
    .limit(1)
    .executeTakeFirst();
  return first?.requestId ?? null;
}

/** `GET /`: a page for whoever opens the address in a browser, the same in JSON for a program. */
export function addHome(app: FastifyInstance, options: HomeOptions) {
  app.get('/', { config: { limit: PAGES } }, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'accept');
    if (!wantsPage(request)) return FOR_PROGRAMS;
    const origin = originOf(request, options.publicOrigin);
    const demo = demoOf(origin, options);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy(HOME_STYLE))
      .send(homePage({ origin, demo, gallery: options.gallery, requestId: await anyRequestId(options) }));
  });
}
