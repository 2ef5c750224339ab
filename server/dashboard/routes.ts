import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  ActionsAnswer,
  LoadingAnswer,
  ScopesAnswer,
  SignersAnswer,
  SplitAnswer,
} from '../../dashboard/answers.ts';
import { fieldsOf } from '../../widget/core/model/value.ts';
import type { Access } from '../access/access.ts';
import type { Database } from '../db/schema.ts';
import { lastMadeUpDay } from '../demo/past.ts';
import { CSV } from '../export/write.ts';
import { badInput, notFound } from '../http/errors.ts';
import { PAGES } from '../http/limits.ts';
import { listAges } from '../lawmakers/freshness.ts';
import { hideSigners, isSignatureId, latestSigners } from '../widgets/signers.ts';
import { actionsAnswerOf } from './actions.ts';
import { type Asked, readAsked } from './asked.ts';
import { loadingOf, splitOf } from './loading.ts';
import { scopesOf } from './scopes.ts';
import { LINES } from './tables.ts';

type DashboardOptions = Pick<Access, 'viewerOf' | 'isTrial'> & { db: Database; clock: () => Date };

const ANSWERS: {
  loading: (db: Database, asked: Asked) => Promise<LoadingAnswer>;
  split: (db: Database, asked: Asked) => Promise<SplitAnswer>;
  actions: (db: Database, asked: Asked) => Promise<ActionsAnswer>;
} = { loading: loadingOf, split: splitOf, actions: actionsAnswerOf };

/** Figures are those of one viewer. */
const HEADERS = { 'cache-control': 'private, no-store' };

type CsvTable = { columns: (answer: never) => string[]; lines: (answer: never) => object[] };

/**
 * @param isMadeUp whether figures of a trial are among them, which a column says then
 * @throws HttpError 400 for an unknown table
 */
function csvOf(name: keyof typeof LINES, answer: unknown, table: unknown, isMadeUp: boolean): string {
  const tables: Record<string, CsvTable> = LINES[name];
  const found = Object.hasOwn(tables, String(table)) ? tables[String(table)] : undefined;
  if (!found) throw badInput({ table: [`Must be one of ${Object.keys(tables).join(', ')}`] });
  const [lines, columns] = [found.lines(answer as never), found.columns(answer as never)];
  if (!isMadeUp) return stringify(lines, { ...CSV, columns });
  const marked = lines.map((line) => ({ ...line, made_up: 'yes' }));
  return stringify(marked, { ...CSV, columns: [...columns, 'made_up'] });
}

/** `GET /dashboard/api/…`: what was measured and done, as JSON and as CSV. */
export function addDashboard(app: FastifyInstance, { db, clock, viewerOf, isTrial }: DashboardOptions) {
  const config = { limit: PAGES };
  app.get('/dashboard/api/scopes', { config }, async (request, reply) => {
    const viewer = await viewerOf(request);
    const lawmakers = viewer.publisherId === null ? await listAges(db, clock()) : [];
    const scopes = { ...(await scopesOf(db, viewer, isTrial)), lawmakers } satisfies ScopesAnswer;
    return reply.headers(HEADERS).send(scopes);
  });
  const askedOf = async (request: FastifyRequest) =>
    readAsked(db, await viewerOf(request), request.query as Record<string, unknown>, clock());
  app.get('/dashboard/api/signers', { config }, async (request, reply) =>
    reply.headers(HEADERS).send({ signers: await latestSigners(db, await askedOf(request)) } satisfies SignersAnswer),
  );
  app.post('/dashboard/api/signers', { config }, async (request, reply) => {
    const asked = await askedOf(request);
    const { id, isHidden } = fieldsOf(request.body);
    if (!isSignatureId(id) || typeof isHidden !== 'boolean')
      throw badInput({ id: ['Must be the number of a signature, beside isHidden, true or false'] });
    if ((await hideSigners(db, [id], isHidden, asked)) === 0) throw notFound('No such name on a wall');
    return reply.headers(HEADERS).send({});
  });
  for (const name of ['loading', 'split', 'actions'] as const) {
    const answerOf = async (request: FastifyRequest) => ANSWERS[name](db, await askedOf(request));
    app.get(`/dashboard/api/${name}`, { config }, async (request, reply) =>
      reply.headers(HEADERS).send(await answerOf(request)),
    );
    app.get(`/dashboard/api/${name}.csv`, { config }, async (request, reply) => {
      const { table } = request.query as { table?: unknown };
      const isMadeUp = (await lastMadeUpDay(db)) !== null;
      const csv = csvOf(name, await answerOf(request), table, isMadeUp);
      const file = `${name}-${String(table)}${isMadeUp ? '-made-up' : ''}.csv`;
      return reply
        .headers({ ...HEADERS, 'content-disposition': `attachment; filename="${file}"` })
        .type('text/csv; charset=utf-8')
        .send(csv);
    });
  }
}
