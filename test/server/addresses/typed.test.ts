import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lineOf } from '../../../server/addresses/typed/draft.ts';
import { parseTyped } from '../../../server/addresses/typed/parse.ts';
import { createUsPlaces } from '../../../server/addresses/us-places.ts';

const places = createUsPlaces();

/** The typed text, the reader's place, and the parsed parts: unit, number, street, town, area, postcode. */
const UNDERSTOOD: [typed: string, hint: string, parts: string][] = [
  ['920 Broad Street, Newark, NJ 07102', 'US', '|920|Broad Street|Newark|NJ|07102'],
  ['920 Broad Street, Newark, New Jersey 07102-1234, USA', 'GB', '|920|Broad Street|Newark|NJ|07102'],
  ['185 South Orange Ave Newark NJ 07103', 'US', '|185|South Orange Ave|Newark|NJ|07103'],
  ['185 South Orange Ave 07103', 'US', '|185|South Orange Ave|Newark|NJ|07103'],
  ['1 main st apt 4, hoboken, new jersey', 'US', 'apt 4|1|main st|Hoboken|NJ|07030'],
  ['1 Main St #4 Hoboken NJ', 'US', '#4|1|Main St|Hoboken|NJ|07030'],
  ['37-12 75th St, Jackson Heights, NY 11372', 'US', '|37-12|75th St|Jackson Heights|NY|11372'],
  ['N6W23001 Bluemound Rd, Waukesha, WI 53188', 'US', '|N6W23001|Bluemound Rd|Waukesha|WI|53188'],
  ['1600 Pennsylvania Ave NW Washington DC 20500', 'US', '|1600|Pennsylvania Ave NW|Washington|DC|20500'],
  ['100 St Louis Ave St. Louis MO 63101', 'US', '|100|St Louis Ave|Saint Louis|MO|63101'],
  ['350 5th Ave New York NY', 'US', '|350|5th Ave|New York|NY|'],
  ['5th Avenue, New York, NY 10001', 'US', '||5th Avenue|New York|NY|10001'],
  ['PO Box 12, Newark NJ 07101', 'US', '||PO Box 12|Newark|NJ|07101'],
  ['07103', 'US', '|||Newark|NJ|07103'],
  ['<b>1 Main St</b>, Newark, NJ 07103', 'US', '|1|Main St|Newark|NJ|07103'],
  ['10 Downing Street, London SW1A 2AA', 'GB', '|10|Downing Street|London|ENG|SW1A 2AA'],
  ['10 downing street london sw1a2aa', '', '|10|downing street|london|ENG|SW1A 2AA'],
  ['Flat 2, 10 High Street, Leeds, LS1 4AP', 'GB', 'Flat 2|10|High Street|Leeds|ENG|LS1 4AP'],
  ['Rose Cottage, Church Lane, Ambridge, BL1 1AA', 'GB', '|Rose Cottage|Church Lane|Ambridge|ENG|BL1 1AA'],
  ['1 Royal Mile, Edinburgh EH1 1RE', 'GB', '|1|Royal Mile|Edinburgh|SCT|EH1 1RE'],
  ['1 Bute Street, Cardiff, Wales, CF10 5AN', 'GB', '|1|Bute Street|Cardiff|WLS|CF10 5AN'],
  ['10 Downing Street, SW1A 2AA, London', 'GB', '|10|Downing Street|London|ENG|SW1A 2AA'],
  ['10 Downing Street, SW1A 2AA, London, England', 'GB', '|10|Downing Street|London|ENG|SW1A 2AA'],
  ['1 Beachley Road, Tutshill, NP16 7DG', 'GB', '|1|Beachley Road|Tutshill||NP16 7DG'],
  ['1 Beachley Road, Tutshill, England, NP16 7DG', 'GB', '|1|Beachley Road|Tutshill|ENG|NP16 7DG'],
  ['1 High Street, Berwick-upon-Tweed TD15 1AA', 'GB', '|1|High Street|Berwick-upon-Tweed||TD15 1AA'],
  ['1 High Street, Galashiels TD1 1AA', 'GB', '|1|High Street|Galashiels|SCT|TD1 1AA'],
  ['PO Box 12, Leeds, LS1 4AP', 'GB', '||PO Box 12|Leeds|ENG|LS1 4AP'],
  ['111 Wellington St, Ottawa, ON K1A 0A9', 'CA', '|111|Wellington St|Ottawa|ON|K1A 0A9'],
  ['10-123 Main St, Toronto, Ontario m5v2t6, Canada', 'US', '10|123|Main St|Toronto|ON|M5V 2T6'],
  ['1 rue Notre-Dame, Montréal, Québec H2Y 1C6', 'CA', '|1|rue Notre-Dame|Montréal|QC|H2Y 1C6'],
  ['Unit 2/10 Smith St, Carlton VIC 3053', 'AU', 'Unit 2|10|Smith St|Carlton|VIC|3053'],
  ['2/10 Smith Street Carlton 3053', 'AU', '2|10|Smith Street|Carlton|VIC|3053'],
  ['12 Queen Street, Auckland 1010', 'NZ', '|12|Queen Street|Auckland|AUK|1010'],
  ['12 Main Street, Gore 9710', 'NZ', '|12|Main Street|Gore||9710'],
  ['12 High St, Christchurch', 'NZ', '|12|High St|Christchurch|CAN|'],
];

for (const [typed, hint, expected] of UNDERSTOOD)
  test(`understands "${typed}"`, async () => {
    const [found] = await parseTyped(typed, hint, places);
    const { unit, streetNo, street, city, adminArea1Code, postalCode } = found ?? {};
    assert.is([unit, streetNo, street, city, adminArea1Code, postalCode].join('|'), expected);
  });

const NOT_UNDERSTOOD: [title: string, typed: string, hint: string][] = [
  ['nothing', '  ', 'US'],
  ['a number', '1', 'US'],
  ['half an address', '12345 Main St', 'US'],
  ['a town without a state', 'Newark', 'US'],
  ['a ZIP code of another state', '1 Main St, Newark, NJ 90210', 'US'],
  ['a postal code of another province', '1 Main St, Toronto, ON H2Y 1C6', 'CA'],
  ['a British address without postcode', '10 High Street, Leeds', 'GB'],
  ['a country with an unknown address format', '12 Rue de la Paix, 75002 Paris, France', 'FR'],
  ['another alphabet', 'улица Ленина 5, Москва', 'US'],
  ['another script', '東京都千代田区1-1', 'US'],
  ['right to left', 'شارع النيل 5 القاهرة', 'US'],
  ['markup', '<script>alert(1)</script>', 'US'],
  ['half a tag', '<img src=x onerror=alert(1)', 'US'],
  ['signs', '!!! ??? ***', 'US'],
  ['more than any address', `1 Main St, Newark, NJ 07103${' '.repeat(10_000)}`, 'US'],
  ['words without end', 'a '.repeat(99), 'US'],
  ['digits without end', '1'.repeat(199), 'US'],
];

for (const [title, typed, hint] of NOT_UNDERSTOOD)
  test(`does not understand ${title}`, async () => assert.equal(await parseTyped(typed, hint, places), []));

test('offers each ZIP code of a town with few', async () => {
  const found = await parseTyped('1 Main St, Montclair, NJ', 'US', places);
  assert.equal(
    found.map(lineOf),
    ['07042', '07043'].map((zip) => `1 Main St, Montclair, NJ ${zip}`),
  );
});

test('requires the town when there is no table of ZIP codes', async () => {
  const none = createUsPlaces(async () => '');
  assert.equal((await parseTyped('1 Main St, Newark, NJ 07103', 'US', none)).map(lineOf), [
    '1 Main St, Newark, NJ 07103',
  ]);
  assert.equal(await parseTyped('1 Main St 07103', 'US', none), []);
});

test.run();
