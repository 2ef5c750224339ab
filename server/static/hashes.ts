import { readFileSync, statSync } from 'node:fs';
import { inlineScriptHashes } from './csp.ts';

/** Hashes of a page's inline scripts, computed again when a build has replaced the page; `null` where it is missing. */
export function createHashes(file: string) {
  let known = { at: Number.NaN, hashes: [] as string[] };
  return (): string[] | null => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (at !== known.at) known = { at, hashes: inlineScriptHashes(readFileSync(file, 'utf8')) };
    return known.hashes;
  };
}
