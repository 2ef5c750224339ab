import { createHash } from 'node:crypto';
import type { Columns } from '../cells.ts';

const CHARS = 16;

/**
 * The same in every file for the rows of one submission, such as a signature and its opt-ins. Hashed, since the key
 * itself allows correcting the submission.
 */
export const submission: Columns<{ submissionKey: string | null }> = {
  submission: ({ submissionKey }) =>
    submissionKey && createHash('sha256').update(submissionKey).digest('base64url').slice(0, CHARS),
};
