import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Test } from 'uvu';
import { hostScript } from '../../../../server/demo/host-routes.ts';
import type { Place } from '../../../../server/demo/hosts/host.ts';
import type { Product } from '../product.ts';
import { type HostRow, TURBO_SCRIPT } from './host-rows.ts';

/** What a page's readers have decided, as its consent platform and AMP tell frames of it. */
const framework = (isGranted: boolean) => `<iframe name="__tcfapiLocator" hidden></iframe><script>
  const consents = ${isGranted} ? Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n + 1, true])) : {};
  const answer = { eventStatus: 'tcloaded', gdprApplies: true, listenerId: 1, purpose: { consents }, specialFeatureOptins: consents };
  window.__tcfapi = (command, version, tell) => tell(answer, true);
  addEventListener('message', ({ data, source }) => {
    const call = data?.__tcfapiCall;
    if (call) source.postMessage({ __tcfapiReturn: { returnValue: answer, success: true, callId: call.callId } }, '*');
  });
  window.ampConsent = { consentPolicyState: ${isGranted} ? 1 : 2, consentString: null, consentMetadata: null };
</script>`;

const page = (
  body: string,
  width: string,
  head = '',
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
${head}<style>body{margin:0}#here{width:${width}}amp-iframe{display:block}.wp-embedded-content{max-width:100%}</style>
<div id="here">${body}</div>`;

/** In the address of a page that leads to the widget's. */
const FIRST = 'first';

export type PageOptions = {
  /** CSS px */
  width?: number;
  /** What the page's readers have decided; without it the page asks nobody. */
  consent?: 'granted' | 'withheld';
};

export type HostPages = { address(host: HostRow, id: string, options?: PageOptions): string };

/** Serves pages of other sites that hold a widget in their own way; read it inside tests only. */
export function withHostPages(test: Test, product: Pick<Product, 'widgetOrigin' | 'server'>): HostPages {
  const hosts: HostRow[] = [];
  let origin = '';
  const place = (requestId: string): Place => ({
    origin: product.widgetOrigin,
    requestId,
    title: 'Take action',
    label: 'Take action',
    async ask(url) {
      const headers = { host: new URL(product.widgetOrigin).host };
      const { statusCode, body } = await product.server.app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
      return body;
    },
  });
  async function pageFor(query: URLSearchParams): Promise<string | null> {
    const host = hosts[Number(query.get('host'))];
    if (!host) return null;
    const where = place(query.get('id') ?? '');
    const width = query.get('width') ?? '';
    const head = host.head?.(where).markup;
    if (query.has(FIRST)) {
      query.delete(FIRST);
      return page(`<a id="to-widget" href="/?${query}">To the widget</a>`, width, head);
    }
    const { markup } = await host.markup(where);
    const consent = query.get('consent');
    return page(markup, width, head) + (consent ? framework(consent === 'granted') : '');
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://self.invalid');
    const script = pathname === '/js/turbo.js' ? TURBO_SCRIPT : hostScript(pathname.replace('/js/', ''));
    if (script) return response.setHeader('content-type', 'text/javascript').end(script);
    const whole = await pageFor(searchParams);
    if (!whole) return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').end(whole);
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
    address(host, id, { width = 620, consent } = {}) {
      if (!hosts.includes(host)) hosts.push(host);
      const first = host.head && { [FIRST]: '' };
      const query = {
        host: String(hosts.indexOf(host)),
        id,
        width: `${width}px`,
        ...(consent && { consent }),
        ...first,
      };
      return `${origin}/?${new URLSearchParams(query)}`;
    },
  };
}
