import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Hit = { path: string; query: URLSearchParams; referer: string };

/** A stand-in for gtag: reports each push, before and after it loaded, as a picture request. */
const TAG = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const tell = (call) => { new Image().src = origin + '/told?call=' + encodeURIComponent(JSON.stringify([...call])); };
  const calls = dataLayer.splice(0);
  dataLayer.push = tell;
  calls.forEach(tell);
})();`;

const PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Stands in for the partners' servers: an analytics tag, a pixel, impressions, and what tags request. */
export async function startPartnerSite() {
  const hits: Hit[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    hits.push({ path: pathname, query: searchParams, referer: request.headers.referer ?? '' });
    const isTag = pathname === '/tag';
    response.setHeader('Content-Type', isTag ? 'text/javascript' : 'image/gif');
    response.end(isTag ? TAG : PICTURE);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://partner.test:${port}`,
    hits,
    at: (path: string) => hits.filter((hit) => hit.path === path),
    /** What the analytics tag was called with. */
    calls: () => hits.filter(({ path }) => path === '/told').map(({ query }) => JSON.parse(query.get('call') ?? '[]')),
    close: () => server.close(),
  };
}

export type PartnerSite = Awaited<ReturnType<typeof startPartnerSite>>;
