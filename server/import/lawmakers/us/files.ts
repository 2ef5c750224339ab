/** Names of the public files of the congress-legislators project and of the Census Bureau's ZIP code areas. */
export const MEMBERS_FILE = 'legislators-current.yaml';
export const OFFICES_FILE = 'legislators-district-offices.yaml';
export const SOCIAL_FILE = 'legislators-social-media.yaml';
export const ZIPS_FILE = 'us-zip-to-district.csv';
/** Our own file, by Bioguide id: Congress publishes no e-mail addresses, but an operator may have some. */
export const EMAILS_FILE = 'emails.csv';
