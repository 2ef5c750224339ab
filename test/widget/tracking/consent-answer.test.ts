import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FrameworkAnswer, refuses } from '../../../widget/tracking/consent-answer.ts';

const usnat = (fields: object) => ({
  pingData: { signalStatus: 'ready', parsedSections: { usnat: [fields, { Gpc: false }] } },
});

const gpp = (parsedSections: object) => ({ pingData: { signalStatus: 'ready', parsedSections } });

/** Whether each answer refuses. */
const cases: [title: string, answer: object, expected: boolean | undefined][] = [
  ['TCF while its screen is open', { eventStatus: 'cmpuishown', gdprApplies: true }, undefined],
  ['TCF where GDPR does not apply', { eventStatus: 'tcloaded', gdprApplies: false }, false],
  ['TCF with storage', { eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true } } }, false],
  [
    'TCF without storage',
    { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 2: true } } },
    true,
  ],
  ['TCF that is loading', { cmpStatus: 'loading', gdprApplies: false }, undefined],
  ['TCF of a stub', { cmpStatus: 'stub' }, undefined],
  ['TCF that failed', { cmpStatus: 'error', gdprApplies: false }, undefined],
  [
    'TCF that does not say whether GDPR applies',
    { eventStatus: 'tcloaded', purpose: { consents: { 1: true } } },
    undefined,
  ],
  ['TCF where a vendor alone is allowed', { gdprApplies: true, vendor: { consents: { 1: true } } }, true],
  ['TCF with what is no yes', { gdprApplies: true, purpose: { consents: { 1: 'no' } } }, true],
  ['GPP that is not ready', { pingData: { signalStatus: 'not ready' } }, undefined],
  ['GPP that says nothing of being ready', { pingData: { cmpStatus: 'loaded', parsedSections: {} } }, undefined],
  ['GPP with storage refused in its TCF section', gpp({ tcfeuv2: [{ PurposeConsents: [false, true] }] }), true],
  ['GPP with storage allowed in its TCF section', gpp({ tcfeuv2: [{ PurposeConsents: [true, false] }] }), false],
  ['GPP with its TCF section as numbers', gpp({ tcfeuv2: { purposeConsents: { 1: 1, 2: 0 } } }), false],
  ['GPP with a TCF section that says nothing of storage', gpp({ tcfeuv2: {} }), true],
  ['GPP with the browser’s signal as a number', gpp({ usnat: [{ SaleOptOut: 2 }, { Gpc: 1 }] }), true],
  ['GPP opted out by the older words', gpp({ uspv1: { Notice: 'Y', OptOutSale: 'Y' } }), true],
  ['GPP not opted out by the older words', gpp({ uspv1: { Notice: 'Y', OptOutSale: 'N' } }), false],
  ['GPP without an opt-out', usnat({ SaleOptOut: 2, SharingOptOut: 0 }), false],
  ['GPP with a notice of opt-out', usnat({ SaleOptOutNotice: 1, SaleOptOut: 2 }), false],
  ['GPP opted out of sale', usnat({ SaleOptOut: 1 }), true],
  ['GPP opted out of targeting', usnat({ TargetedAdvertisingOptOut: 1 }), true],
  [
    'GPP with the browser’s signal',
    { pingData: { signalStatus: 'ready', parsedSections: { usca: [{}, { Gpc: true }] } } },
    true,
  ],
  ['GPP with storage allowed in its section for Canada', gpp({ tcfcav1: [{ PurposesExpressConsent: [true] }] }), false],
  ['GPP with storage refused in its section for Canada', gpp({ tcfcav1: [{ PurposesExpressConsent: [false] }] }), true],
  [
    'GPP with consent that is merely implied in its section for Canada',
    gpp({ tcfcav1: [{ PurposesExpressConsent: [false], PurposesImpliedConsent: [true] }] }),
    true,
  ],
  ['GPP with a section that nobody knows', gpp({ tcfbrv1: [{ PurposeConsents: [true] }] }), true],
  ['GPP with an unknown section beside one that allows', gpp({ usnat: [{ SaleOptOut: 2 }], xy: [{}] }), true],
  ['GPP with a section that says nothing', gpp({ usnat: [{}] }), true],
  ['GPP with a section of other words', gpp({ usnat: [{ SaleOptOut: 'no' }] }), true],
  ['GPP with a section that is none', gpp({ tcfcav1: null }), true],
  ['GPP without any section', gpp({}), false],
  [
    'GPP whose sections apply and are not there',
    { pingData: { signalStatus: 'ready', applicableSections: [7], parsedSections: {} } },
    true,
  ],
  [
    'GPP of which no section applies',
    { pingData: { signalStatus: 'ready', applicableSections: [-1], parsedSections: {} } },
    false,
  ],
];

for (const [title, answer, expected] of cases)
  test(`${title}: ${expected}`, () => {
    assert.is(refuses(answer as FrameworkAnswer), expected);
  });

test('never throws, whatever a page answers', () => {
  fc.assert(fc.property(fc.object(), (answer) => void refuses(answer as FrameworkAnswer)));
});

test.run();
