/** The public files of the congress-legislators project and of the Census' ZIP code areas, as they are named there. */
export const MEMBERS_FILE = 'legislators-current.yaml';
export const OFFICES_FILE = 'legislators-district-offices.yaml';
export const SOCIAL_FILE = 'legislators-social-media.yaml';
export const ZIPS_FILE = 'us-zip-to-district.csv';
/** Ours: Congress publishes no e-mail addresses, so an operator who has some lists them by Bioguide id. */
export const EMAILS_FILE = 'emails.csv';
