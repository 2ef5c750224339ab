import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A Content-Security-Policy header's text from its directives. */
export const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** `'sha256-…'`: how a policy names an inline script or style sheet by its text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * CDNs that hide mail addresses would change a page's text (Cloudflare writes `[email protected]`), and a script of ours would
 * then find other words than it expects.
 */
export const UNCHANGED = 'no-transform';

/** Makes an answer a page with its policy. Browsers ask each time, unless `cache` says otherwise. */
export const asPage = (reply: FastifyReply, contentPolicy: string, cache = `no-cache, ${UNCHANGED}`) =>
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': cache, 'content-security-policy': contentPolicy });
