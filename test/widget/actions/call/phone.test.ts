import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPhone, telHref } from '../../../../widget/actions/call/phone.ts';

const numbers: [given: string, country: string, shown: string, dialled: string][] = [
  ['2025550142', 'US', '(202) 555-0142', 'tel:+12025550142'],
  ['202-555-0142', 'US', '(202) 555-0142', 'tel:+12025550142'],
  ['+1 202 555 0142', '', '(202) 555-0142', 'tel:+12025550142'],
  ['+1 (202) 555-0142', 'FR', '(202) 555-0142', 'tel:+12025550142'],
  ['1-202-555-0142', '', '(202) 555-0142', 'tel:+12025550142'],
  ['001 202 555 0142', 'GB', '(202) 555-0142', 'tel:+12025550142'],
  ['202.555.0142', 'CA', '(202) 555-0142', 'tel:+12025550142'],
  ['202-555-0142 ext. 12', 'US', '(202) 555-0142 x12', 'tel:+12025550142,12'],
  ['202-555-0142 x12', 'US', '(202) 555-0142 x12', 'tel:+12025550142,12'],
  ['202-555-0142;ext=12', 'US', '(202) 555-0142 x12', 'tel:+12025550142,12'],
  ['1-800-CALL-NOW', 'US', '1-800-CALL-NOW', 'tel:+18002255669'],
  // Ten digits are an American number only with a country or prefix that says so.
  ['202-555-0142', '', '202-555-0142', 'tel:2025550142'],
  ['333 123 4567', 'IT', '333 123 4567', 'tel:3331234567'],
  ['01 42 34 20 00', 'FR', '01 42 34 20 00', 'tel:0142342000'],
  ['+33 1 42 34 20 00', 'FR', '+33 1 42 34 20 00', 'tel:+33142342000'],
  ['+44 (0)20 7219 3000', 'GB', '+44 (0)20 7219 3000', 'tel:+4402072193000'],
  ['020 7219 3000', 'GB', '020 7219 3000', 'tel:02072193000'],
  [' 112 ', 'IT', '112', 'tel:112'],
  // Neither an area code nor an exchange begins with 0 or 1.
  ['1234567890', 'US', '1234567890', 'tel:1234567890'],
  ['202-155-0142', 'US', '202-155-0142', 'tel:2021550142'],
];

for (const [given, country, shown, dialled] of numbers)
  test(`shows "${given}" of ${country || 'nowhere'} as "${shown}" and dials ${dialled}`, () => {
    assert.is(formatPhone(given, country), shown);
    assert.is(telHref(given, country), dialled);
  });

test.run();
