import { createHash } from 'node:crypto';
import type { Columns } from '../cells.ts';

const CHARS = 16;

/**
 * The same in every file for what came in one submission, such as a signature and its opt-ins. A hash: who has the key
 * itself may correct the submission.
 */
export const submission: Columns<{ submissionKey: string | null }> = {
  submission: ({ submissionKey }) =>
    submissionKey && createHash('sha256').update(submissionKey).digest('base64url').slice(0, CHARS),
};
