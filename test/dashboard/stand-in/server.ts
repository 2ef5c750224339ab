import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import type { Dimension, ScopesAnswer, Stage } from '../../../dashboard/answers.ts';
import { actionsAnswer } from './actions.ts';
import { loadingAnswer, splitAnswer } from './loading.ts';

/** What the server sends instead of an answer; `after` holds the answer back until it resolves. */
type Instead = { status?: number; body?: unknown; after?: Promise<unknown> };

/** The page's policy: nothing inline, nothing of others. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const WIDGETS = [
  {
    id: 'wr-petition',
    name: 'Keep Pier 9 open',
    articleUrl: 'https://gazette.example/harbor/keep-pier-9-open',
    isGone: false,
  },
  { id: 'wr-poll', name: 'The sea wall', articleUrl: null, isGone: false },
  { id: 'wr-old', name: 'wr-old', articleUrl: null, isGone: true },
];

export const SCOPES: ScopesAnswer = {
  publishers: [
    { id: '1', name: 'The Harbor Gazette', isGone: false, widgets: WIDGETS },
    {
      id: '2',
      name: 'Ferry News',
      isGone: false,
      widgets: [{ id: 'wr-ferry', name: 'Night ferries', articleUrl: null, isGone: false }],
    },
  ],
  days: { first: '2026-08-03', last: '2026-10-31' },
  isTrial: false,
  canSignOut: true,
  isMadeUp: false,
  lawmakers: [],
};

const answers: Record<string, (given: URLSearchParams) => unknown> = {
  loading: (given) => loadingAnswer(daysOf(given), given.get('stage') as Stage),
  split: (given) => splitAnswer(daysOf(given), given.get('stage') as Stage, given.get('by') as Dimension),
  actions: (given) => actionsAnswer(daysOf(given), given.has('widget')),
  signers: () => ({ signers: [] }),
};

const daysOf = (given: URLSearchParams) => ({ from: given.get('from') ?? '', to: given.get('to') ?? '' });

/** Serves the built page, and answers as the product's server would. */
export async function startStandIn(dist: string) {
  const asked: string[] = [];
  let insteadOf = (_path: string, _method: string): Instead | undefined => undefined;
  let scopes: ScopesAnswer = SCOPES;

  async function sendAnswer(url: URL, method: string, response: ServerResponse) {
    asked.push(url.pathname + url.search);
    const name = basename(url.pathname);
    const instead = insteadOf(url.pathname + url.search, method);
    await instead?.after;
    const body = instead?.body ?? (name === 'scopes' ? scopes : answers[name]?.(url.searchParams));
    response.writeHead(instead?.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function sendFile(name: string, response: ServerResponse) {
    const type = TYPES[extname(name)];
    const data = await readFile(join(dist, 'dashboard', basename(name))).catch(() => null);
    if (!type || !data) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(data);
  }

  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://dashboard.test');
    if (url.pathname.startsWith('/dashboard/api/')) return void sendAnswer(url, request.method ?? 'GET', response);
    if (url.pathname === '/dashboard') return void sendFile('index.html', response);
    if (/^\/dashboard\/log(in|out)$/.test(url.pathname))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${request.method} ${url.pathname}`);
    void sendFile(url.pathname, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Paths of the API that were asked for, with their queries. */
    asked,
    /** @param next says for a path what is sent instead of its answer */
    answerInstead(next: typeof insteadOf) {
      insteadOf = next;
    },
    setScopes(next: ScopesAnswer) {
      scopes = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
