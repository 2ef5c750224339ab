import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashSource } from '../http/content-policy.ts';
import { ARTICLES } from './articles.ts';
import type { Host } from './hosts/host.ts';
import { HOSTS } from './hosts/table.ts';
import { ACTIONS, type ActionKind } from './kinds.ts';
import { hostPage, hostsPage } from './pages/host.ts';

const { resolve } = createRequire(import.meta.url);

/** The hosts' own scripts, of packages for development: what is served need not be what is shipped. */
const PACKAGED: Record<string, string> = {
  'iframe-resizer-4.js': 'iframe-resizer/js/iframeResizer.min.js',
  'iframe-resizer-5.js': 'iframe-resizer-5/js/iframeResizer.js',
  'iframely-embed.js': '@iframely/embed.js/dist/embed.min.js',
};

const OURS = ['amp-iframe.js', 'single-page.js', 'wp-embed.js'];

function pathOf(name: string): string | null {
  if (OURS.includes(name)) return join(import.meta.dirname, 'hosts', 'scripts', name);
  const file = PACKAGED[name];
  try {
    return file ? resolve(file) : null;
  } catch {
    return null; // installed without packages for development
  }
}

/** A script of the hosts' pages; null if there is none of this name, or its package isn't installed. */
export function hostScript(name: string): Buffer | null {
  const path = Object.hasOwn(PACKAGED, name) || OURS.includes(name) ? pathOf(name) : null;
  return path && existsSync(path) ? readFileSync(path) : null;
}

/** The widget of the guide's examples. */
const SHOWN = 'wr-petition';

const WIDGETS = (Object.keys(ACTIONS) as ActionKind[]).flatMap((kind): [ActionKind, string][] => {
  const story = ARTICLES.find((article) => article.kind === kind && article.lang === 'en');
  return story ? [[kind, story.requestId]] : [];
});

export type Allowed = { scripts: string[]; styles: string[] };

export type HostRoutes = {
  widgetApp: FastifyInstance;
  originFor(request: FastifyRequest): string;
  /** @param more what the page's policy allows beside what the widget needs */
  send(request: FastifyRequest, reply: FastifyReply, page: string, more?: Allowed): FastifyReply;
  missing(request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

const hashesOf = (markup: string) =>
  [...markup.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashSource(text));

const asker = (app: FastifyInstance, origin: string) => async (url: string) => {
  const { statusCode, body } = await app.inject({ url, headers: { host: new URL(origin).host } });
  if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
  return body;
};

async function pageOf(host: Host, origin: string, asked: string | undefined, app: FastifyInstance) {
  const requestId = WIDGETS.find(([, id]) => id === asked)?.[1] ?? SHOWN;
  const snippet = { origin, requestId, title: 'Take action', label: 'Take action' };
  const isHere = !host.needs || hostScript(host.needs);
  const markup = isHere ? await host.markup({ ...snippet, ask: asker(app, origin) }) : null;
  return {
    page: hostPage({ host, snippet, markup, widgets: WIDGETS }),
    scripts: ["'self'", ...hashesOf(markup?.markup ?? '')],
    styles: host.writesStyles ? ["'unsafe-inline'"] : [],
  };
}

type Asked = { Params: { slug: string }; Querystring: { widget?: string } };

/** A page for each host, a list of them, and the hosts' scripts. */
export function addHostPages(demo: FastifyInstance, { widgetApp, originFor, send, missing }: HostRoutes) {
  demo.get('/hosts', async (request, reply) => send(request, reply, hostsPage(HOSTS)));
  demo.get<Asked>('/hosts/:slug', async (request, reply) => {
    const host = HOSTS.find(({ slug }) => slug === request.params.slug);
    if (!host) return missing(request, reply);
    const { page, ...more } = await pageOf(host, originFor(request), request.query.widget, widgetApp);
    return send(request, reply, page, more);
  });
  demo.get<{ Params: { file: string } }>('/js/:file', async (request, reply) => {
    const script = hostScript(request.params.file);
    if (!script) return missing(request, reply);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
}
