import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { houseIn, streetWithUnit } from '../../../../../widget/core/model/address/street.ts';

/** A line, its country, and its unit, number and street. */
const HOUSES: [line: string, countryCode: string, parts: string][] = [
  ['125 West State Street', 'US', '|125|West State Street'],
  ['12a  Main St', 'US', '|12a|Main St'],
  ['221-B Baker Street', 'GB', '|221-B|Baker Street'],
  ['37-12 75th St', 'US', '|37-12|75th St'],
  ['12 1/2 Main St', 'US', '|12 1/2|Main St'],
  ['Apt 3, 12 Main St', 'US', 'Apt 3|12|Main St'],
  ['12 Main St, Apt 3', 'US', 'Apt 3|12|Main St'],
  ['12 Main St #3', 'US', '#3|12|Main St'],
  ['Unit 5/12 Smith St', 'AU', 'Unit 5|12|Smith St'],
  ['5/12 Smith St', 'AU', '5|12|Smith St'],
  ['10-123 Main St', 'CA', '10|123|Main St'],
  ['Flat 2, 10 High Street', 'GB', 'Flat 2|10|High Street'],
  ['Rose Cottage, Mill Lane', 'GB', '|Rose Cottage|Mill Lane'],
  ['Rose Cottage, Mill Lane', 'NZ', '|Rose Cottage|Mill Lane'],
  ['12 bis rue du Port', 'FR', '|12 bis|rue du Port'],
  ['Hauptstraße 5', 'DE', '|5|Hauptstraße'],
  ['Calle Mayor, 12', 'ES', '|12|Calle Mayor'],
  ['5th Avenue 10', '', '|10|5th Avenue'],
];

for (const [line, countryCode, parts] of HOUSES)
  test(`"${line}" in ${countryCode || 'any country'} is ${parts}`, () => {
    const { unit, streetNo, street } = houseIn(line, countryCode) ?? {};
    assert.is([unit, streetNo, street].join('|'), parts);
  });

const NONE: [line: string, countryCode: string][] = [
  ['', 'US'],
  [' ', 'US'],
  ['Main Street', 'US'],
  ['125', 'US'],
  ['125 ', 'US'],
  ['5th Avenue', 'US'],
  ['5th Avenue 10', 'US'],
  ['Highway 12', 'US'],
  ['Rose Cottage, Mill Lane', 'US'],
  ['Apt 3', 'US'],
  ['Flat 2, Mill Lane', 'GB'],
  ['PO Box 12', 'US'],
  ['P.O. Box 12', 'GB'],
  ['PO Box 12, Mill Lane', 'GB'],
  ['Post Office Box 12', 'US'],
  ['GPO Box 12', 'AU'],
  ['PO Box 12', 'FR'],
];

for (const [line, countryCode] of NONE)
  test(`"${line}" in ${countryCode} has no house number or name`, () => assert.is(houseIn(line, countryCode), null));

const SENT: [street: string, unit: string, sent: string][] = [
  ['Main St', '', 'Main St'],
  ['Main St', 'Apt 3', 'Main St, Apt 3'],
  ['Smith St', '5', 'Smith St, Unit 5'],
];

for (const [street, unit, sent] of SENT)
  test(`"${unit}" of ${street} is sent as "${sent}"`, () => assert.is(streetWithUnit({ street, unit }), sent));

test.run();
