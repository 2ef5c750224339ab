/** States, provinces and nations of the countries whose lawmakers are looked up (ISO 3166-2, without the country). */

export type Region = { code: string; name: string };

const LISTS: Record<string, string> = {
  US: `AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`,
  GB: 'ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Québec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  NZ: 'AUK Auckland|BOP Bay of Plenty|CAN Canterbury|CIT Chatham Islands|GIS Gisborne|HKB Hawke’s Bay|MWT Manawatū-Whanganui|MBH Marlborough|NSN Nelson|NTL Northland|OTA Otago|STL Southland|TKI Taranaki|TAS Tasman|WKO Waikato|WGN Wellington|WTC West Coast',
};

export const REGION_COUNTRIES: readonly string[] = Object.keys(LISTS);

const regionFrom = (line: string): Region => {
  const gap = line.indexOf(' ');
  return { code: line.slice(0, gap), name: line.slice(gap + 1) };
};

/** @param countryCode ISO 3166-1 alpha-2; without known regions, the list is empty */
export const regionsOf = (countryCode: string): Region[] => (LISTS[countryCode]?.split('|') ?? []).map(regionFrom);

/** Keeps letters only: services differ in accents and apostrophes. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** Other names that services use, in the UK. */
const ALSO = new Map([
  ['cymru', 'wls'],
  ['alba', 'sct'],
]);

/** The region with this code or name. */
export function regionOf(countryCode: string, codeOrName: string): Region | undefined {
  const wanted = plain(codeOrName);
  const code = countryCode === 'GB' ? ALSO.get(wanted) : undefined;
  return regionsOf(countryCode).find((each) => [plain(each.code), plain(each.name)].includes(code ?? wanted));
}

/** ISO 3166-1 alpha-2, the United States first (spec §3). */
export const COUNTRIES: readonly string[] =
  `US AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG
  UM UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

/** A country's name in the reader's language; the code itself if it is unknown. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
