import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frameFirstPlacement, loaderPlacement, loaderTag, plainFrame } from '../../server/pages/snippet.ts';

const snippetOf = (origin: string) => ({ origin, requestId: 'wr-poll', title: 'Take action', label: 'Take action' });

/** The compared ways to embed; the first is the baseline. */
const WAYS = {
  'plain iframe': (origin: string) => plainFrame(snippetOf(origin)).markup,
  loader: (origin: string) => loaderPlacement(snippetOf(origin)).markup + loaderTag(origin).markup,
  'frame first, then loader': (origin: string) =>
    frameFirstPlacement(snippetOf(origin)).markup + loaderTag(origin).markup,
};

/** The article without a widget. */
export const NOTHING = 'nothing of ours';

export type Way = keyof typeof WAYS;
export const ways = Object.keys(WAYS) as Way[];

const article = (body: string) => `<!doctype html><html lang="en"><title>Article</title>
  <style>body{max-width:40em;margin:auto;font:18px/1.5 serif}</style>
  <h1>An article</h1>${'<p>Words that people read before they act.</p>'.repeat(4)}${body}${'<p>More words.</p>'.repeat(40)}`;

/** Serves an article for each way, on a site of its own. */
export async function startPublisher(widgetOrigin: string) {
  const server = createServer((request, response) => {
    const way = decodeURIComponent(request.url?.slice(1) ?? '') as Way;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(article(WAYS[way]?.(widgetOrigin) ?? ''));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://publisher.localhost:${(server.address() as AddressInfo).port}`;
  return {
    address: (way: Way | typeof NOTHING) => `${origin}/${encodeURIComponent(way)}`,
    close: () => server.close(),
  };
}
