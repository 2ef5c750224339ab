/** The languages in which the newspapers of the demonstration are written. */
export type PaperLang = 'en' | 'es' | 'fr' | 'it';

export const PAPER = 'The Harbor Gazette';

type Paper = {
  /** A file of `pictures/`. */
  logo: string;
  motto: Partial<Record<PaperLang, string>>;
};

/** Each paper by its name, which its articles give as their `publisher`. */
export const PAPERS: Record<string, Paper> = {
  [PAPER]: {
    logo: 'logo-gazette.svg',
    motto: {
      en: 'Local news from the waterfront since 1887',
      es: 'Noticias del puerto desde 1887',
      fr: 'Les nouvelles du port depuis 1887',
      it: 'Notizie dal porto dal 1887',
    },
  },
  'La Bahía': { logo: 'logo-bahia.svg', motto: { es: 'El periódico de la costa' } },
  'Le Courrier du Port': { logo: 'logo-courrier.svg', motto: { fr: 'Le quotidien du littoral' } },
  'La Voce del Porto': { logo: 'logo-voce.svg', motto: { it: 'Il giornale della città e del mare' } },
};

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
