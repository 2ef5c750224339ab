import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Test } from 'uvu';
import type { Product } from '../product.ts';
import { type HostRow, SCRIPTS, type WidgetSite } from './rows.ts';

const page = (body: string, width: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<style>body{margin:0}#here{width:${width}}amp-iframe,.iframely-responsive{display:block;position:relative}.wp-embedded-content{max-width:100%}</style>
<div id="here">${body}</div>`;

export type HostPages = { address(host: HostRow, id: string, width?: number): string };

/** Serves pages of other sites that hold a widget in their own way; read it inside tests only. */
export function withHostPages(test: Test, product: Pick<Product, 'widgetOrigin' | 'server'>): HostPages {
  const hosts: HostRow[] = [];
  let origin = '';
  const site = (): WidgetSite => ({
    origin: product.widgetOrigin,
    async ask(url) {
      const { body } = await product.server.app.inject({ url, headers: { host: new URL(product.widgetOrigin).host } });
      return body;
    },
  });
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://self.invalid');
    const file = SCRIPTS[pathname.replace('/scripts/', '')];
    if (file) return response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
    const host = hosts[Number(searchParams.get('host'))];
    if (!host) return response.writeHead(404).end();
    const body = await host.markup(site(), searchParams.get('id') ?? '');
    response.setHeader('content-type', 'text/html').end(page(body, searchParams.get('width') ?? ''));
  });
  test.before(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://host.localhost:${(server.address() as AddressInfo).port}`;
  });
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address(host, id, width = 620) {
      if (!hosts.includes(host)) hosts.push(host);
      const query = { host: String(hosts.indexOf(host)), id, width: `${width}px` };
      return `${origin}/?${new URLSearchParams(query)}`;
    },
  };
}
