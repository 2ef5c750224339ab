import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/schema.ts';

async function missingParts(db: Database, distDir: string): Promise<string[]> {
  const missing = [];
  if (!existsSync(join(distDir, 'widget/index.html'))) missing.push('build');
  const widget = await db.selectFrom('widgets').select('requestId').limit(1).executeTakeFirst();
  if (!widget) missing.push('content');
  return missing;
}

/** `/healthz`: the process lives. `/readyz`: database, content and build are there too (contract §6). */
export function addHealthRoutes(app: FastifyInstance, db: Database, distDir: string) {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const missing = await missingParts(db, distDir);
      if (missing.length === 0) return { status: 'ready' };
      return reply.code(503).send({ error: 'Not ready', missing });
    } catch (cause) {
      request.log.error({ err: cause }, 'database does not answer');
      return reply.code(503).send({ error: 'Not ready', missing: ['database'] });
    }
  });
}
