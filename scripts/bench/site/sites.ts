import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort, type RunningServer, startServer } from '../../../test/e2e/support/server.ts';
import { type Certificate, type OwnPages, startFront } from '../link/front.ts';
import type { Link } from '../link/link.ts';
import { controlPages, type Origins } from './variants.ts';

/** A publisher's article with a widget, or with none. Its own files are few, so that what the widget adds can be seen. */
const article = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body{max-width:40em;margin:auto;font:18px/1.5 serif}</style>
<h1>An article</h1>${'<p>Words that people read before they act.</p>'.repeat(4)}${body}${'<p>More words.</p>'.repeat(40)}`;

export type Sites = {
  origins: Origins;
  /** The address of an article that holds what is made of the origins. */
  article: (body: (origins: Origins) => string) => string;
  close: () => Promise<void>;
};

const portOf = (origin: string) => Number(new URL(origin).port);

async function startPublisher() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const body = bodies[Number(request.url?.slice(1))];
    response.setHeader('content-type', 'text/html; charset=utf-8').end(article(body ?? ''));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    pathOf(body: string) {
      if (!bodies.includes(body)) bodies.push(body);
      return `/${bodies.indexOf(body)}`;
    },
    close: () => server.close(),
  };
}

/** Each site has a port of its own, since a browser uses one connection for several names at one address. */
const siteAt = async (name: string) => `https://${name}.localhost:${await freePort()}`;

const cardPage = async ({ server }: RunningServer) =>
  (await server.app.inject('/widget/?widgetRequestId=wr-poll')).body;

/** Starts publisher, widget and controls, all of them behind one link. */
export async function startSites(link: Link, certificate: Certificate): Promise<Sites> {
  const stops: (() => unknown)[] = [];
  const [publisher, widget, still, control] = [
    await siteAt('publisher'),
    await siteAt('widget'),
    await siteAt('still'),
    await siteAt('control'),
  ];
  const origins: Origins = { widget, still, control };
  async function open(origin: string, port: number, ownPages?: OwnPages) {
    const front = await startFront(certificate, port, ownPages);
    stops.push(await link.reach(portOf(origin), front.port), front.close);
  }
  const [drawing, plain] = [
    await startServer({ publicOrigin: widget }),
    await startServer({ publicOrigin: still, firstCards: false }),
  ];
  const pages = await startPublisher();
  const widgetPort = portOf(drawing.widgetOrigin);
  await open(publisher, pages.port);
  await open(widget, widgetPort);
  await open(still, portOf(plain.widgetOrigin));
  await open(control, widgetPort, controlPages(await cardPage(drawing), control));
  return {
    origins,
    article: (body) => publisher + pages.pathOf(body(origins)),
    async close() {
      for (const stop of stops) await stop();
      pages.close();
      await Promise.all([drawing.close(), plain.close()]);
    },
  };
}
