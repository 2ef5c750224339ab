import type { PaperLang } from './papers.ts';
import WORDS from './words.json' with { type: 'json' };

/**
 * What stands beside a story, in its language. `more` names the story's section, which only English pages have.
 * `mostReadIn` says which paper the listed stories are in, and in which language.
 */
export const BESIDE_WORDS: Record<PaperLang, typeof WORDS.en & { mostReadIn?: string }> = WORDS;
