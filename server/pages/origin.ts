import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** The address a request was made to; the Host header is anybody's text, so it is checked before it meets a page. */
export function originOf(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin) return publicOrigin;
  const host = HOST.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}

/**
 * The widget's origin as seen from the demo site: the same host on the widget's port, or `widget.` where that host is
 * `publisher.`, so that a browser sees two sites.
 */
export function widgetOriginOf(request: FastifyRequest, publicOrigin: string | undefined, port: number): string {
  if (publicOrigin) return publicOrigin;
  const host = HOST.test(request.host) ? request.host : 'localhost';
  const hostname = host.replace(/:\d+$/, '').replace(/^publisher\./i, 'widget.');
  return `http://${hostname}:${port}`;
}
