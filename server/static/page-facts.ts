import { readFileSync, statSync } from 'node:fs';
import { inlineScriptHashes } from './csp.ts';

/** What a page's policy depends on. */
export type PageFacts = {
  hashes: string[];
  /** The build was given a key of the maps service. */
  usesMaps: boolean;
};

/** The build's endpoints are a text in the page's inline script: quotes within it are escaped, or not, as it likes. */
const MAPS_KEY = /\\?["']?maps\\?["']?:\s*\{\s*\\?["']?key\b/;

const factsOf = (html: string): PageFacts => ({ hashes: inlineScriptHashes(html), usesMaps: MAPS_KEY.test(html) });

/** A page's facts, read again when a build has replaced the page; `null` where it is missing. */
export function createPageFacts(file: string) {
  let known: { at: number; facts: PageFacts } | null = null;
  return (): PageFacts | null => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (at !== known?.at) known = { at, facts: factsOf(readFileSync(file, 'utf8')) };
    return known.facts;
  };
}
