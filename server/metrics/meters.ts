import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Trouble } from '../db/trouble.ts';

/** Series stay in memory for as long as the server runs, so that every label has few values. */
const MOST_PUBLISHERS = 25;
const OTHER = 'other';
const NONE = 'none';

/** The first values as they are; later ones share a name. */
function bounded(most: number) {
  const known = new Set<string>();
  return (value: string) => {
    if (known.size < most) known.add(value);
    return known.has(value) ? value : OTHER;
  };
}

/** By `widgetEmbedType` (contract §2). */
const EMBED_NAMES = [
  ...['Regular', 'Iframe', 'RegularWidgetId', 'IframeWidgetId'],
  ...['Iframely', 'IframeOnly', 'ReactOnly', 'ReactOnlyWidgetId'],
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const MS_PER_SECOND = 1_000;
/** A browser says how long a stage took, and may say anything: one wild number must not spoil the sum of all. */
const LONGEST_STAGE_S = 600;
const STAGE_BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30];
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const STATUS_CLASS = 100;
/** Refusals that tell of no fault, and of more than a bad request: limits, formats and room for videos. */
const OWN_CLASSES = [429, 501, 507];
const classOf = (status: number) =>
  OWN_CLASSES.includes(status) ? String(status) : `${Math.floor(status / STATUS_CLASS)}xx`;

type Placement = {
  embedType: number | null | undefined;
  publisherId: string | null;
  /** ms since `start`, by stage; a stage that was not reached has none. */
  stages: Record<string, number | null | undefined>;
};

/** `kept`: drawn before; `none`: the page without a card was served. */
export type CardOutcome = 'drawn' | 'kept' | 'none' | 'failed';

/** What happened to a request: a trouble of the database, or a fault of ours. */
type ErrorKind = Trouble | 'fault';

type Request = { route: string; method: string; status: number; seconds: number };

function instruments(registry: Registry) {
  const common = <Label extends string>(name: string, help: string, labelNames: Label[]) => ({
    name: `civic_action_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    new Counter(common(name, help, labels));
  const gauge = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    new Gauge(common(name, help, labels));
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labels: Label[]) =>
    new Histogram({ ...common(name, help, labels), buckets });
  return { counter, gauge, histogram };
}

type Tools = ReturnType<typeof instruments>;

/** What readers' browsers tell. */
function ofReaders({ counter, histogram }: Tools) {
  const publisherOf = bounded(MOST_PUBLISHERS);
  const about = ['embed_type', 'publisher'] as const;
  const placements = counter('placements_total', 'Placements whose loading times came', ...about);
  const stages = histogram(
    'loader_stage_seconds',
    'From the start of a placement until it has reached a stage; firstByte: from the request for the frame’s page',
    STAGE_BUCKETS,
    ...(['stage', ...about] as const),
  );
  const activities = counter('activities_total', 'What widgets have told of readers, by kind of event', 'type');
  return {
    placement({ embedType, publisherId, stages: reached }: Placement) {
      const labels = {
        embed_type: EMBED_NAMES[embedType ?? -1] ?? OTHER,
        publisher: publisherId === null ? NONE : publisherOf(publisherId),
      };
      placements.inc(labels);
      for (const [stage, ms] of Object.entries(reached))
        if (typeof ms === 'number') stages.observe({ ...labels, stage }, Math.min(ms / MS_PER_SECOND, LONGEST_STAGE_S));
    },
    activity: (type: string) => activities.inc({ type }),
  };
}

/** What the server does. */
function ofServer({ counter, histogram }: Tools) {
  const requests = histogram(
    'http_request_seconds',
    'Requests by pattern of their address, and how long their answers took',
    REQUEST_BUCKETS,
    ...(['route', 'method', 'status'] as const),
  );
  const errors = counter('errors_total', 'Requests that failed here: trouble of the database, or a fault', 'kind');
  const lines = counter('log_lines_total', 'Lines of the log, by level', 'level');
  const submissions = counter(
    'submissions_total',
    'Submissions and notes that were taken, each once however often it was sent',
    'call',
  );
  const cards = counter('first_cards_total', 'Pages that may have a first card, by where it came from', 'outcome');
  for (const kind of ['busy', 'full', 'gone', 'readOnly', 'fault'] satisfies ErrorKind[]) errors.inc({ kind }, 0);
  for (const level of ['warn', 'error', 'fatal']) lines.inc({ level }, 0);
  for (const outcome of ['drawn', 'kept', 'none', 'failed'] satisfies CardOutcome[]) cards.inc({ outcome }, 0);
  return {
    request: ({ route, method, status, seconds }: Request) =>
      requests.observe({ route, method: METHODS.includes(method) ? method : OTHER, status: classOf(status) }, seconds),
    error: (kind: ErrorKind) => errors.inc({ kind }),
    logged: (level: string) => lines.inc({ level }),
    submission: (call: string) => submissions.inc({ call }),
    card: (outcome: CardOutcome) => cards.inc({ outcome }),
  };
}

/** What is read when somebody asks for the metrics. */
const ofState = ({ gauge }: Tools) => ({
  up: gauge('database_up', 'Whether the database stores what it is given'),
  probe: gauge('database_probe_seconds', 'How long the database took to store one row'),
  size: gauge('database_bytes', 'Size of the database'),
  room: gauge('data_free_bytes', 'Room left on the disk of DATA_DIR'),
  writers: gauge('database_writers_waiting', 'Writers in line for their turn'),
  connections: gauge('database_connections', 'Connections to PostgreSQL by state', 'state'),
  letters: gauge('outbox_letters', 'Letters that were not handed over, by status', 'status'),
  oldest: gauge('outbox_oldest_seconds', 'How long the oldest letter has waited; 0 where none waits'),
});

/** Counts what happens. The names and labels are in the guide for operators; none can tell a person. */
export function createMeters(build: { version: string; database: 'sqlite' | 'postgres' }) {
  const registry = new Registry();
  const tools = instruments(registry);
  const info = tools.gauge('build_info', 'Version of the server, of Node and the kind of database', ...NAMES_OF_BUILD);
  info.set({ ...build, node: process.versions.node }, 1);
  return { registry, ...ofReaders(tools), ...ofServer(tools), state: ofState(tools) };
}

const NAMES_OF_BUILD = ['version', 'node', 'database'] as const;

export type Meters = ReturnType<typeof createMeters>;
