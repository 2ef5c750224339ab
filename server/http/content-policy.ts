import { createHash } from 'node:crypto';

/** A Content-Security-Policy header's text from its directives. */
export const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** `'sha256-…'`: how a policy names an inline script or style sheet by its text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
