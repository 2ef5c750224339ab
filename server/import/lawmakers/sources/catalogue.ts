import * as s from 'superstruct';
import { AREAS } from '../../../addresses/areas.ts';
import type { SourceName } from './read.ts';
import { congressOn } from './us/congress-members.ts';

/** A file to fetch; `next` finds others in what it holds. */
export type Download = { file: string; url: string; next?: (answer: unknown) => Download[] };

/** Files that an operator fetches: what they are, where, and why this command doesn't. */
type ByHand = { what: string; page: string; why: string };

type Wanted = { today: string; only: string[] };

export type Catalogue = {
  whose: string;
  licence: string;
  /** The line that a publisher must show; null where nobody asks for one. */
  attribution: string | null;
  size: string;
  downloads: (wanted: Wanted) => Download[];
  byHand: ByHand[];
};

const CENSUS = 'https://www2.census.gov/geo/docs/maps-data/data/rel2020/cd-sld';
const CONGRESS = 'https://unitedstates.github.io/congress-legislators';
const GITHUB = 'https://raw.githubusercontent.com';
const PARLIAMENT = 'https://members-api.parliament.uk/api/Members';
const REPRESENT = 'https://represent.opennorth.ca';

const of = (base: string, ...files: string[]): Download[] => files.map((file) => ({ file, url: `${base}/${file}` }));

const PAGE = 20;
const Members = s.type({ totalResults: s.number(), items: s.array(s.type({ value: s.type({ id: s.number() }) })) });

const contactsOf = (id: number): Download => ({ file: `contacts/${id}.json`, url: `${PARLIAMENT}/${id}/Contact` });

/** Pages of members, each followed by the contacts of those on it. */
const membersFrom = (skip: number): Download => ({
  file: `members/${skip}.json`,
  url: `${PARLIAMENT}/Search?House=1&IsCurrentMember=true&skip=${skip}&take=${PAGE}`,
  next(answer) {
    const { items, totalResults } = s.create(answer, Members);
    const contacts = items.map(({ value }) => contactsOf(value.id));
    return skip + PAGE < totalResults ? [...contacts, membersFrom(skip + PAGE)] : contacts;
  },
});

const Page = s.type({ meta: s.type({ next: s.optional(s.nullable(s.string())) }) });

const represent = (path: string, page = 0): Download => ({
  file: `represent/${page}.json`,
  url: new URL(path, REPRESENT).href,
  next(answer) {
    const { next } = s.create(answer, Page).meta;
    return next ? [represent(next, page + 1)] : [];
  },
});

/** The states, whose legislatures have a table each. */
const statesOf = (only: string[]) =>
  (only.length > 0 ? only : Object.keys(AREAS.US ?? {}).filter((code) => !TERRITORIES.has(code))).map((code) =>
    code.toLowerCase(),
  );
const TERRITORIES = new Set(['AS', 'GU', 'MP', 'VI', 'AA', 'AE', 'AP']);

const OUTLINES = 'outlines as GeoJSON, where postcodes are split (ogr2ogr turns other forms into it)';

/** Whose files there are, under which terms, and what has to be fetched by hand. */
export const CATALOGUE: Record<SourceName, Catalogue> = {
  us: {
    whose: 'the congress-legislators project and the US Census Bureau',
    licence: 'CC0 and public domain',
    attribution: null,
    size: 'about 20 MB',
    downloads: ({ today }) => [
      ...of(CONGRESS, 'legislators-current.yaml', 'legislators-district-offices.yaml', 'legislators-social-media.yaml'),
      ...of(CENSUS, `tab20_cd${congressOn(today)}20_zcta520_natl.txt`),
    ],
    byHand: [
      { what: OUTLINES, page: 'https://www.census.gov/geographies/mapping-files.html', why: 'they come as shapefiles' },
    ],
  },
  'us-states': {
    whose: 'Open States and the US Census Bureau',
    licence: 'CC0 and public domain',
    attribution: null,
    size: 'about 50 MB',
    downloads: ({ only }) => [
      ...of('https://data.openstates.org/people/current', ...statesOf(only).map((state) => `${state}.csv`)),
      ...of(`${GITHUB}/openstates/people/main`, 'settings.yml'),
      ...of(CENSUS, 'tab20_sldu202420_zcta520_natl.txt', 'tab20_sldl202420_zcta520_natl.txt'),
    ],
    byHand: [
      { what: OUTLINES, page: 'https://www.census.gov/geographies/mapping-files.html', why: 'they come as shapefiles' },
    ],
  },
  gb: {
    whose: 'the UK Parliament and the Department for Education',
    licence: 'Open Parliament Licence v3.0 and Open Government Licence v3.0',
    attribution:
      'Contains Parliamentary information licensed under the Open Parliament Licence v3.0. Contains OS data © Crown copyright and database right; contains Royal Mail data © Royal Mail copyright and database right; source: Office for National Statistics licensed under the Open Government Licence v3.0',
    size: 'about 5 MB in 680 requests',
    downloads: () => [...of(`${GITHUB}/dfe-analytical-services/mp-lookup/main`, 'mp_lookup.csv'), membersFrom(0)],
    byHand: [
      {
        what: 'the National Statistics UPRN Lookup, or else the National Statistics Postcode Lookup',
        page: 'https://geoportal.statistics.gov.uk',
        why: 'each issue has an address of its own, and comes as a zip file',
      },
      {
        what: 'Westminster Parliamentary Constituencies as GeoJSON, where postcodes are split',
        page: 'https://geoportal.statistics.gov.uk',
        why: 'each issue has an address of its own',
      },
      {
        what: 'postcodes of Northern Ireland',
        page: 'https://www.nidirect.gov.uk/campaigns/ordnance-survey-of-northern-ireland',
        why: 'commercial publishers need a licence of their own',
      },
    ],
  },
  ca: {
    whose: 'Open North (Represent) and the Open Civic Data project',
    licence: 'none named by Represent; Open Government Licence – Canada',
    attribution:
      'Contains information licensed under the Open Government Licence – Canada. Adapted from Statistics Canada, National Address Register; this does not constitute an endorsement by Statistics Canada of this product',
    size: 'about 1 MB',
    downloads: () => [
      represent('/representatives/house-of-commons/?limit=500'),
      ...of(
        `${GITHUB}/opencivicdata/ocd-division-ids/master/identifiers/country-ca`,
        'ca_federal_electoral_districts-2023.csv',
      ),
    ],
    byHand: [
      {
        what: 'the National Address Register (catalogue 46-26-0002), Address_*.csv and Location_*.csv',
        page: 'https://www150.statcan.gc.ca/n1/pub/46-26-0002/462600022022001-eng.htm',
        why: 'each issue has an address of its own, and comes as zip files of gigabytes',
      },
      {
        what: 'outlines of the federal electoral districts as GeoJSON',
        page: 'https://open.canada.ca/data/en/dataset/18bf3ea7-1940-46ec-af52-9ba3f77ed708',
        why: 'they come as shapefiles',
      },
      {
        what: 'the Postal Code Conversion File',
        page: 'https://www.canadapost-postescanada.ca',
        why: 'Canada Post sells it, and it is not needed',
      },
    ],
  },
  au: {
    whose: 'the OpenAustralia Foundation',
    licence: 'none named; facts of Parliament and of the Australian Electoral Commission',
    attribution:
      '© Commonwealth of Australia (Australian Electoral Commission, Australian Bureau of Statistics), CC BY 4.0',
    size: 'about 1 MB',
    downloads: () =>
      of(`${GITHUB}/openaustralia/openaustralia-parser/main/data`, 'representatives.csv', 'senators.csv'),
    byHand: [
      {
        what: 'Parliament’s tables of members and senators, which have telephones',
        page: 'https://www.aph.gov.au/Senators_and_Members/Guidelines_for_Contacting_Senators_and_Members',
        why: 'their licence, CC BY-NC-ND, lets nobody pass them on',
      },
      {
        what: 'a table of postcodes, places and divisions',
        page: 'https://electorate.aec.gov.au',
        why: 'the Electoral Commission answers searches alone',
      },
      {
        what: 'Commonwealth Electoral Divisions as GeoJSON',
        page: 'https://www.abs.gov.au/statistics/standards/australian-statistical-geography-standard-asgs-edition-3',
        why: 'they come as shapefiles',
      },
    ],
  },
  nz: {
    whose: 'the New Zealand Parliament and Stats NZ',
    licence: 'CC BY 4.0',
    attribution: 'Contains data of the New Zealand Parliament and of Stats NZ, licensed for reuse under CC BY 4.0',
    size: 'nothing',
    downloads: () => [],
    byHand: [
      {
        what: 'Parliament’s table of contacts of members',
        page: 'https://www.parliament.nz/en/mps-and-electorates/members-of-parliament/',
        why: 'it has no lasting address',
      },
      {
        what: 'General and Māori Electorates as GeoJSON (WGS 84)',
        page: 'https://datafinder.stats.govt.nz',
        why: 'a download needs a key of your own, which is free',
      },
    ],
  },
};
