import NAMED from './papers.json' with { type: 'json' };
import WORDS from './words.json' with { type: 'json' };

/** The languages in which the newspapers of the demonstration are written. */
export type PaperLang = 'en' | 'es' | 'fr' | 'it';

export const PAPER = 'The Harbor Gazette';

/** What a paper prints about its harbor on the day of the edition; times are of its own clock, `HH:MM`. */
export type Harbor = {
  sunrise: string;
  sunset: string;
  /** In the order of the day: `high` and low water in turn. A height is in meters. */
  tides: { high: boolean; time: string; height: number }[];
  /** The sky and the wind in a line, in the languages of the paper. */
  sky: Partial<Record<PaperLang, string>>;
  /** The last boat of the day and its time. */
  lastBoat?: { time: string; name: Partial<Record<PaperLang, string>> };
};

type Paper = {
  /** A file of `pictures/`. */
  logo: string;
  motto: Partial<Record<PaperLang, string>>;
  harbor: Harbor;
};

/** Each paper by its name, which its articles give as their `publisher`. */
export const PAPERS: Record<string, Paper> = NAMED;

/** The newspaper's sections, in the order of its front page. */
export const SECTIONS = [
  { slug: 'transport', name: 'Transport', title: 'Transport' },
  { slug: 'city', name: 'City', title: 'City' },
  { slug: 'environment', name: 'Environment', title: 'Environment' },
  { slug: 'politics', name: 'Politics', title: 'Politics' },
  { slug: 'world', name: 'Other coasts', title: 'From papers on other coasts' },
] as const;

export type Section = (typeof SECTIONS)[number];
export type SectionSlug = Section['slug'];

/**
 * What stands beside a story, in its language. `more` names the story's section, which only English pages have.
 * `mostReadIn` says which paper the listed stories are in, and in which language.
 */
export const BESIDE_WORDS: Record<PaperLang, typeof WORDS.en & { mostReadIn?: string }> = WORDS;
