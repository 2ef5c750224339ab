import type { Server } from '../../server/app.ts';
import type { Database, Transact } from '../../server/db/schema.ts';
import { createFold } from '../../server/figures/fold.ts';
import { createPlaces } from '../../server/figures/places.ts';
import { addUpActivity } from '../../server/figures/store-activity.ts';
import { addUpLoading } from '../../server/figures/store-loading.ts';
import { DAY_MS } from '../../server/time.ts';
import { onServer, quantile, timed, timesOf } from './own-server.ts';
import { table } from './report.ts';

/** A year of a middling newsroom: `FIGURES_MILLIONS=1` is a million placements and five million events. */
const PLACEMENTS = Math.round(Number(process.env.FIGURES_MILLIONS || 0.1) * 1_000_000);
const EVENTS = PLACEMENTS * 5;
const DAYS = 90;
const END = Date.parse('2026-11-27');
const NOW = new Date('2026-11-26T12:00:00Z');
const CHUNK = 20_000;
const ROWS_OF_STATEMENT = 1_000;

const WIDGETS = ['wr-poll', 'wr-petition', 'wr-quiz', 'wr-call', 'wr-donation', 'wr-fr', 'wr-es', 'wr-email'];
const COUNTRIES = 'US FR GB DE IT ES CA AU BR IN JP MX NL SE PL AR CH BE AT IE'.split(' ');
const TYPES = ['WidgetVisible', 'ActionVisible', 'ActionInitiated', 'ActionCompleted', 'ActionShared', 'Engaged'];

/** Rows differ in everything that they can differ in: the worst for whatever adds them up. */
const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T;
const noise = (at: number, salt: number) => ((at + 1) * (7_919 + 104_729 * salt)) % 99_991;
const timeOf = (at: number, of: number) => new Date(END - DAYS * DAY_MS + (at / of) * DAYS * DAY_MS).toISOString();

function timingAt(at: number) {
  const ready = 80 + (noise(at, 1) % 1_900);
  const stages = { config: 1, frame: 3, load: ready * 0.9, ready, loaded: ready * 1.2, visible: ready + 1_000 };
  return {
    at: timeOf(at, PLACEMENTS),
    widgetRequestId: pick(WIDGETS, noise(at, 2)),
    articleUrlTracking: `https://harborgazette.example/${noise(at, 3) % 40}`,
    embedType: pick([1, 2, 3, 5], noise(at, 4)),
    version: pick(['0.1.0', '0.2.0', '0.3.0'], noise(at, 5)),
    effectiveConnectionType: pick(['4g', '3g', '2g'], noise(at, 6)),
    country: pick(COUNTRIES, noise(at, 7)),
    device: pick(['phone', 'tablet', 'desktop'], noise(at, 8)),
    arrival: pick(['loader card', 'page card', 'loader'], noise(at, 9)),
    cache: pick(['network', 'cache'], noise(at, 10)),
    navigation: pick(['navigate', 'reload', 'back_forward'], noise(at, 11)),
    firstByte: ready * 0.4,
    rate: null,
    reason: null,
    stages: JSON.stringify(stages),
    folded: 1,
  };
}

/** What is alike in all events. */
const EVENT = {
  widgetId: null,
  publisherId: null,
  articleId: null,
  eventData: null,
  context: '{}',
  embedType: 3,
  sponsored: 0,
  fallback: 0,
  folded: 1,
};

function eventAt(at: number) {
  const id = 3_000 + (noise(at, 3) % 5);
  return {
    ...EVENT,
    at: timeOf(at, EVENTS),
    type: pick(TYPES, noise(at, 1)),
    widgetRequestId: pick(WIDGETS, noise(at, 2)),
    articleUrlTracking: 'https://harborgazette.example/a',
    actions: JSON.stringify([{ id, type: 'poll', variationName: pick(['1', '2'], noise(at, 4)) }]),
    previous: pick([null, '3001|poll', '3002|poll'], noise(at, 5)),
    country: pick(COUNTRIES, noise(at, 7)),
    device: pick(['phone', 'tablet', 'desktop'], noise(at, 8)),
  };
}

/** Stores raw rows and their figures, in larger batches than a server's. */
async function fill<Row extends object>(
  db: Database,
  name: 'timings' | 'activities',
  count: number,
  make: (at: number) => Row,
  addUp: (rows: Row[]) => Promise<(trx: Transact) => Promise<void>>,
) {
  for (let from = 0; from < count; from += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - from) }, (_, offset) => make(from + offset));
    for (let at = 0; at < rows.length; at += ROWS_OF_STATEMENT)
      await db
        .insertInto(name)
        .values(rows.slice(at, at + ROWS_OF_STATEMENT) as never)
        .execute();
    const store = await addUp(rows);
    await db.transaction().execute((trx) => store(trx));
  }
}

async function fillAll(db: Database) {
  const places = await createPlaces()(db);
  await fill(db, 'timings', PLACEMENTS, timingAt, (rows) => addUpLoading(db, rows, places));
  await fill(db, 'activities', EVENTS, eventAt, (rows) => addUpActivity(db, rows, places));
}

const ALL = 'from=2026-08-29&to=2026-11-26';
const DIMENSIONS = ['article', 'version', 'country', 'connection', 'arrival'];

const VIEWS = [
  ['everything, 90 days', `loading?${ALL}`],
  ['everything, two days by the hour', 'loading?from=2026-11-25&to=2026-11-26'],
  ['a widget, 90 days', `loading?${ALL}&widget=wr-poll`],
  ...DIMENSIONS.map((by) => [`everything, by ${by}`, `split?${ALL}&by=${by}`]),
  ['what readers did, 90 days', `actions?${ALL}`],
  ['what readers did in a widget', `actions?${ALL}&widget=wr-poll`],
  ['what readers did, by the hour', 'actions?from=2026-11-25&to=2026-11-26&widget=wr-poll'],
  ['what may be looked at', 'scopes'],
] as [name: string, path: string][];

async function viewTimes({ app }: Server) {
  const rows: (string | number)[][] = [];
  for (const [name, path] of VIEWS) {
    const times = await timesOf(5, () => app.inject({ url: `/dashboard/api/${path}`, headers: { host: 'localhost' } }));
    rows.push([name, quantile(times, 0.5), quantile(times, 1)]);
  }
  return table(['view', 'median, ms', 'slowest of 5, ms'], rows);
}

const CALLS = 400;
const TIMING = { widgetRequestId: 'wr-poll', embedType: 3, version: '0.1.0', stages: { config: 1, ready: 300 } };

const callTimes = ({ app }: Server, path: string, payload: object) =>
  timesOf(CALLS, () => app.inject({ method: 'POST', url: `/api/${path}`, payload }));

/** Calls beside a fold that never ends, and beside none. */
async function foldingTimes(server: Server) {
  const rows: (string | number)[][] = [];
  const stale = () => server.db.updateTable('timings').set({ folded: 0 }).where('id', '<=', 20_000);
  for (const [name, path, body] of [
    ['a placement’s times', 'Widget/RecordTimings', TIMING],
    ['a widget', 'Widget/GetActions', { widgetRequestId: 'wr-poll' }],
  ] as const) {
    await callTimes(server, path, body);
    const alone = await callTimes(server, path, body);
    await stale().execute();
    const ending = new AbortController();
    const folding = createFold().all(server.db, ending.signal);
    const beside = await callTimes(server, path, body);
    ending.abort();
    await folding;
    rows.push([name, quantile(alone, 0.5), quantile(alone, 0.99), quantile(beside, 0.5), quantile(beside, 0.99)]);
  }
  return table(
    ['call', 'alone, median ms', 'alone, p99 ms', 'beside a fold, median ms', 'beside a fold, p99 ms'],
    rows,
  );
}

/** How long dashboards take over many rows, and what folding costs readers. */
export function figuresTable(): Promise<string> {
  const { DATABASE_URL: databaseUrl } = process.env;
  return onServer({ databaseUrl, openDashboards: true, clock: () => NOW }, async (server) => {
    const seconds = (await timed(() => fillAll(server.db))) / 1_000;
    const views = await viewTimes(server);
    return `${PLACEMENTS} placements and ${EVENTS} events on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}, stored in ${seconds.toFixed(0)} s.

${views}

${await foldingTimes(server)}`;
  });
}
