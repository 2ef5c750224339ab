import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frameFirstPlacement, loaderPlacement, loaderTag, plainFrame } from '../../server/pages/snippet.ts';

const snippetOf = (origin: string) => ({ origin, requestId: 'wr-poll', title: 'Take action', label: 'Take action' });

/** The path of a script that does nothing but append a plain frame. */
const APPEND_PATH = '/append.js';

/** The compared ways to embed. The first two are controls: what the frame costs itself, and what any script adds. */
const WAYS = {
  'plain iframe': (origin: string) => plainFrame(snippetOf(origin)).markup,
  'script that only appends the frame': (_origin: string) =>
    `<div id="place"></div><script async src="${APPEND_PATH}"></script>`,
  loader: (origin: string) => loaderPlacement(snippetOf(origin)).markup + loaderTag(origin).markup,
  'frame first, then loader': (origin: string) =>
    frameFirstPlacement(snippetOf(origin)).markup + loaderTag(origin).markup,
};

/** The least that a script has to do. */
export const APPEND: keyof typeof WAYS = 'script that only appends the frame';

const appendScript = (origin: string) => `{
  const frame = document.createElement('iframe');
  frame.src = '${origin}/widget/?widgetRequestId=wr-poll&embedType=5';
  frame.title = 'Take action';
  frame.width = 620;
  frame.height = 362;
  frame.style.border = 0;
  document.querySelector('#place').append(frame);
}`;

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
    if (request.url === APPEND_PATH) {
      response.setHeader('content-type', 'text/javascript');
      return void response.end(appendScript(widgetOrigin));
    }
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
