import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['base', 'masthead', 'teasers', 'article', 'rail', 'actions', 'hosts'];

/** The newspaper's stylesheet, or some of its parts. */
export const readStyle = (parts = PARTS): string =>
  parts.map((part) => readFileSync(join(import.meta.dirname, 'style', `${part}.css`), 'utf8')).join('');
