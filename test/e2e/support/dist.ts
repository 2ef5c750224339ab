import { join } from 'node:path';

/** The build that browser tests use; the test command makes it before them (`scripts/test/jobs.ts`). */
export const DIST = join(import.meta.dirname, '../../../dist');
