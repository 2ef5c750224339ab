import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z0-9._-]{1,253}|\[[0-9a-f:]{2,39}\])(:\d{1,5})?$/i;

/**
 * The Host header is anybody's text, so it is checked before it meets a page. Forwarded headers are ignored: a reader
 * may have sent them, and a cache would serve the page to everybody.
 */
const hostOf = ({ headers: { host = '' } }: FastifyRequest) =>
  HOST.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost';

/** The origin that a request was sent to; the server itself speaks plain HTTP. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string =>
  publicOrigin ?? `http://${hostOf(request)}`;

/**
 * The widget's origin as seen from the demo site: the same host on the widget's port, or `widget.` where that host is
 * `publisher.`, so that a browser sees two sites.
 */
export function widgetOriginOf(request: FastifyRequest, publicOrigin: string | undefined, port: number): string {
  if (publicOrigin) return publicOrigin;
  const hostname = hostOf(request)
    .replace(/:\d+$/, '')
    .replace(/^publisher\./i, 'widget.');
  return `http://${hostname}:${port}`;
}
