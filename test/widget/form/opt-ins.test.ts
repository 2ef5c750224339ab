import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPreChecked, optInRecord } from '../../../widget/form/opt-ins.ts';

/** Spec §3: the EU's 27 with EL for Greece, and GB and CA; GR is how ISO writes EL. */
const RESTRICTED = `AT BE BG CY CZ DE DK EE EL GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CA gb Ca`;

for (const country of RESTRICTED.split(' '))
  test(`presumes no consent in ${country}`, () => {
    assert.is(isPreChecked(country, true), false);
  });

for (const country of ['US', 'us', 'AU', 'NZ', 'NO', 'CH'])
  test(`presumes consent in ${country}, where the widget allows it`, () => {
    assert.is(isPreChecked(country, true), true);
    assert.is(isPreChecked(country, false), false);
  });

test('presumes no consent where the country is unknown', () => {
  assert.is(isPreChecked('', true), false);
});

test('records what was agreed to and the words that were seen', () => {
  assert.equal(optInRecord(5, true, 'Yes, write to me'), {
    partnerId: 5,
    isOptedInToPartnerEmail: true,
    isOptedInToPartnerSMS: false,
    isOptedInToPartnerCall: false,
    recordedLabelSeen: 'Yes, write to me',
  });
  assert.is(optInRecord(5, false, 'Yes').isOptedInToPartnerEmail, false);
});

test.run();
