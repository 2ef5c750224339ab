import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as s from 'superstruct';
import { CARD_FORMAT, type CardParts } from '../../widget/core/api/wire/served-page.ts';
import { hashSource } from '../http/content-policy.ts';
import { ofBuild } from './own-files.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;

/** `'sha256-…'` of every inline script of a page. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, code]) => hashSource(code ?? ''));

/** The facts that a page's policy depends on. */
export type PageFacts = {
  /** Hashes of its inline scripts. */
  hashes: string[];
  /** Other origins that its code connects to: the API, error reports. */
  connect: string[];
  /** Whether the build has a key of the maps service. */
  usesMaps: boolean;
};

/** An origin; any other text could add a directive to the policy. */
const Origin = s.pattern(s.string(), /^https?:\/\/[a-z0-9.:[\]-]+$/i);

/** `policy.json` beside a page, as the build writes it (scripts/build/site/index.ts). */
const Reached = s.type({ connect: s.array(Origin), usesMaps: s.boolean() });

const NOTHING_ELSE = { connect: [], usesMaps: false };

function reachedFrom(page: string): s.Infer<typeof Reached> {
  try {
    return s.create(JSON.parse(readFileSync(join(dirname(page), 'policy.json'), 'utf8')), Reached);
  } catch {
    return NOTHING_ELSE; // a build of an earlier release, or the gallery's, which connects to nothing
  }
}

/** The inline scripts of pages with a first card (`CardParts` of widget/core/api/wire/served-page.ts). */
function scriptsOfCards(page: string): string {
  try {
    const text = readFileSync(join(dirname(page), '../server/card.json'), 'utf8');
    const { format, firstLines, beginning }: CardParts = JSON.parse(text);
    return format !== CARD_FORMAT ? '' : `<script>${firstLines}</script><script>${beginning}</script>`;
  } catch {
    return ''; // the gallery's build, which has no first cards
  }
}

const factsOf = (page: string): PageFacts => ({
  ...reachedFrom(page),
  hashes: inlineScriptHashes(readFileSync(page, 'utf8') + scriptsOfCards(page)),
});

/** A page's facts; `null` if it is missing. */
export const createPageFacts = (file: string) => ofBuild(file, (isThere) => (isThere ? factsOf(file) : null));
