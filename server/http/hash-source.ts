import { createHash } from 'node:crypto';

/** `'sha256-…'`: how a policy names an inline script or style sheet by its text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
