import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Test } from 'uvu';

/**
 * A publisher on a site of its own, whose articles hold the markup that their address brings.
 *
 * @param pageOf what stands around the markup
 * @returns the address of an article
 */
export function withArticle(test: Test, pageOf = (body: string) => body): (body: string) => string {
  const site = createServer((request, response) => {
    const body = new URL(request.url ?? '/', 'http://self.invalid').searchParams.get('body') ?? '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Article</title>${pageOf(body)}`);
  });
  test.before(() => new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening)));
  test.after(() => void site.close());
  return (body) => {
    const { port } = site.address() as AddressInfo;
    return `http://publisher.localhost:${port}/?${new URLSearchParams({ body })}`;
  };
}
