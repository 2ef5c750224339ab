import { createHash } from 'node:crypto';
import { policy } from '../http/content-policy.ts';

/** The one inline style of a page, named by its hash. */
export const styleHash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Of a page that holds words, links and its own style, and runs nothing. */
export const plainPagePolicy = (style: string) =>
  policy({
    'default-src': ["'none'"],
    'img-src': ['data:'],
    'style-src-elem': [styleHash(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
