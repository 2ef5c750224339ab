import { policy } from '../http/content-policy.ts';
import { hashSource } from '../http/hash-source.ts';

/** The policy of a page without scripts. */
export const plainPagePolicy = (style: string) =>
  policy({
    'default-src': ["'none'"],
    'img-src': ['data:'],
    'style-src-elem': [hashSource(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
