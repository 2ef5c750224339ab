/** Stand-in pictures by country (spec §7). */
const DEFAULTS: Record<string, string> = {
  CA: 'canada-default.jpeg',
  GB: 'ukParliamentDefault.png',
  US: 'localRepDefault.jpg',
  AU: 'auParliamentDefault.png',
  NZ: 'nzParliamentDefault.png',
};

const ANYBODY = 'contactDefault.png';

/** The file for a lawmaker without a picture. @param countryCode ISO 3166-1 alpha-2 */
export const defaultPicture = (countryCode: string) => DEFAULTS[countryCode] ?? ANYBODY;
