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
