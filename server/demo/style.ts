import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['base', 'masthead', 'teasers', 'article', 'actions'];

/** The newspaper's stylesheet. */
export const readStyle = (): string =>
  PARTS.map((part) => readFileSync(join(import.meta.dirname, 'style', `${part}.css`), 'utf8')).join('');
