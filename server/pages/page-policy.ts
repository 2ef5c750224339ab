import { createHash } from 'node:crypto';
import { policy } from '../http/content-policy.ts';

/** The policy's source for a page's inline style, by hash. */
export const styleHash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The policy of a page without scripts. */
export const plainPagePolicy = (style: string) =>
  policy({
    'default-src': ["'none'"],
    'img-src': ['data:'],
    'style-src-elem': [styleHash(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
