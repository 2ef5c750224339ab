import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { PAGES } from '../../http/limits.ts';
import { originOf } from '../../http/origin.ts';
import { anyRequestId } from '../any-request-id.ts';
import { plainPagePolicy } from '../page-policy.ts';
import { homePage } from './page.ts';
import { HOME_STYLE } from './style.ts';

export type HomeOptions = {
  db: Database;
  publicOrigin?: string | undefined;
  gallery: boolean;
  openDashboards: boolean;
  /** Port of the demo publisher's site; 0 if it doesn't listen. */
  demoPort: () => number;
};

const FOR_PROGRAMS = { name: 'Civic Action', loader: '/loader.js', api: '/api/', health: ['/healthz', '/readyz'] };

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

/** A public deployment doesn't link to the demo. */
function demoOf(origin: string, { publicOrigin, demoPort }: HomeOptions): string | null {
  const port = demoPort();
  if (publicOrigin || port === 0) return null;
  const url = new URL(origin);
  url.hostname = url.hostname.replace(/^widget\./, 'publisher.');
  url.port = String(port);
  return url.origin;
}

/** `GET /`: a page for browsers, JSON for programs. */
export function addHome(app: FastifyInstance, options: HomeOptions) {
  app.get('/', { config: { limit: PAGES } }, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'accept');
    if (!wantsPage(request)) return FOR_PROGRAMS;
    const origin = originOf(request, options.publicOrigin);
    const demo = demoOf(origin, options);
    const { gallery, openDashboards: isTrial } = options;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy(HOME_STYLE))
      .send(homePage({ origin, demo, gallery, isTrial, requestId: await anyRequestId(options.db) }));
  });
}
