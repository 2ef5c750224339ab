import { join } from 'node:path';

/** What the tests in a browser are about; the test command builds it before them (`scripts/test/jobs.ts`). */
export const DIST = join(import.meta.dirname, '../../../dist');
