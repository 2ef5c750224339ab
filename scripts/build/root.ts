import { dirname } from 'node:path';

/** The repository's folder. */
export const ROOT = dirname(dirname(import.meta.dirname));
