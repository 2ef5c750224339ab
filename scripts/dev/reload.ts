import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from '../../server/app.ts';

const SCRIPT = '/dev/reload.js';
const CHANGES = '/dev/changes';
const RECONNECT_AFTER_MS = 200;

/** The parts of a page; it reloads when they change. */
export type Part = 'widget' | 'gallery' | 'dashboard';

/** Reloads the page when its parts or the server have changed. */
const scriptAt = (origin: string) => `{
  const [, part = 'widget'] = /^\\/(gallery|dashboard)\\b/.exec(location.pathname) ?? [];
  let known;
  new EventSource('${origin}${CHANGES}').onmessage = ({ data }) => {
    const version = JSON.parse(data)[part];
    if (known && known !== version) location.reload();
    known = version;
  };
}`;

/** The widget's origin, with the host name of the page's request. */
const originFor = ({ hostname }: FastifyRequest, app: FastifyInstance) =>
  `http://${hostname.replace(/^publisher\./, 'widget.')}:${(app.server.address() as { port: number }).port}`;

/** A page's policy that also allows the script and its connection. */
function withLeave(policy: string, origin: string): string {
  const directives = new Map(policy.split(';').map((each) => each.trim().split(/\s+(.*)/s) as [string, string]));
  for (const name of ['script-src', 'connect-src']) {
    const sources = (directives.get(name) ?? '').replace("'none'", '').trim();
    directives.set(name, `${sources} ${origin}`.trim());
  }
  return [...directives].map((directive) => directive.join(' ').trim()).join('; ');
}

const addTag = (page: string, origin: string) => `${page}<script src="${origin}${SCRIPT}"></script>\n`;

/** A frame reloads with the page around it. */
const isPage = (request: FastifyRequest) => request.headers['sec-fetch-dest'] === 'document';

const textOf = async (payload: unknown) =>
  typeof payload === 'string' ? payload : text(payload as NodeJS.ReadableStream);

function addToPages(site: FastifyInstance, app: FastifyInstance) {
  site.addHook('onSend', async (request, reply, payload) => {
    // Otherwise the browser would show cached files after a change.
    reply.header('cache-control', 'no-store');
    const isHtml = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isHtml || !isPage(request) || !payload) return payload;
    const origin = originFor(request, app);
    const policy = reply.getHeader('content-security-policy');
    if (policy) reply.header('content-security-policy', withLeave(String(policy), origin));
    reply.removeHeader('content-length');
    return addTag(await textOf(payload), origin);
  });
}

/** Makes the pages of both sites reload. @returns a function that announces changed parts */
export function addReload({ app, demo }: Pick<Server, 'app' | 'demo'>): (...parts: Part[]) => void {
  const listening = new Set<ServerResponse>();
  const versions: Record<Part, string> = { widget: randomUUID(), gallery: randomUUID(), dashboard: randomUUID() };
  const tell = (response: ServerResponse) =>
    response.write(`retry: ${RECONNECT_AFTER_MS}\ndata: ${JSON.stringify(versions)}\n\n`);
  app.get(SCRIPT, async (request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(scriptAt(originFor(request, app))),
  );
  app.get(CHANGES, { logLevel: 'warn' }, (_request, reply) => {
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
    raw.on('close', () => listening.delete(raw));
    listening.add(raw);
    tell(raw);
  });
  app.addHook('preClose', async () => {
    for (const response of listening) response.end();
  });
  for (const site of [app, demo]) addToPages(site, app);
  return (...parts) => {
    for (const part of parts) versions[part] = randomUUID();
    for (const response of listening) tell(response);
  };
}
