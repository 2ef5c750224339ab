import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const NAMED = process.env.LAWMAKER_DATA;
const folder = resolve(NAMED ?? '../shared/data');

/**
 * A folder of the public US files, which are too large to keep here: `LAWMAKER_DATA`, else one beside the repository;
 * `null` where there is none, and tests that need it are left out.
 */
export const PUBLIC_DATA: string | null = existsSync(resolve(folder, 'legislators-current.yaml')) ? folder : null;

if (NAMED && !PUBLIC_DATA) throw new Error(`LAWMAKER_DATA names no folder with legislators-current.yaml: ${NAMED}`);
