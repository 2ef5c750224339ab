import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FrameworkAnswer, readAnswer } from '../../../../widget/core/tracking/consent-answer.ts';

/** Whether an answer refuses the least that a call may need. */
const refuses = (answer: FrameworkAnswer) => {
  const permits = readAnswer(answer);
  return permits && !permits({ purposes: [1], specialFeatures: [] });
};

const usnat = (fields: object) => ({
  pingData: { signalStatus: 'ready', parsedSections: { usnat: [fields, { Gpc: false }] } },
});

const gpp = (parsedSections: object) => ({ pingData: { signalStatus: 'ready', parsedSections } });

/** Whether each answer is a refusal; undefined if it is none yet. */
const cases: [title: string, answer: object, expected: boolean | undefined][] = [
  ['TCF while its screen is open', { eventStatus: 'cmpuishown', gdprApplies: true }, undefined],
  ['TCF if GDPR does not apply', { eventStatus: 'tcloaded', gdprApplies: false }, false],
  ['TCF with storage', { eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true } } }, false],
  [
    'TCF without storage',
    { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 2: true } } },
    true,
  ],
  ['TCF while loading', { cmpStatus: 'loading', gdprApplies: false }, undefined],
  ['TCF of a stub', { cmpStatus: 'stub' }, undefined],
  ['TCF that failed', { cmpStatus: 'error', gdprApplies: false }, undefined],
  [
    'TCF that does not say whether GDPR applies',
    { eventStatus: 'tcloaded', purpose: { consents: { 1: true } } },
    undefined,
  ],
  ['TCF with consent to a vendor only', { gdprApplies: true, vendor: { consents: { 1: true } } }, true],
  ['TCF with an unknown value', { gdprApplies: true, purpose: { consents: { 1: 'no' } } }, true],
  ['GPP that is not ready', { pingData: { signalStatus: 'not ready' } }, undefined],
  ['GPP without a signal status', { pingData: { cmpStatus: 'loaded', parsedSections: {} } }, undefined],
  ['GPP with storage refused in its TCF section', gpp({ tcfeuv2: [{ PurposeConsents: [false, true] }] }), true],
  ['GPP with storage allowed in its TCF section', gpp({ tcfeuv2: [{ PurposeConsents: [true, false] }] }), false],
  ['GPP with its TCF section as numbers', gpp({ tcfeuv2: { purposeConsents: { 1: 1, 2: 0 } } }), false],
  ['GPP with a TCF section without storage', gpp({ tcfeuv2: {} }), true],
  ['GPP with the browser’s signal as a number', gpp({ usnat: [{ SaleOptOut: 2 }, { Gpc: 1 }] }), true],
  ['GPP opted out in the older format', gpp({ uspv1: { Notice: 'Y', OptOutSale: 'Y' } }), true],
  ['GPP not opted out in the older format', gpp({ uspv1: { Notice: 'Y', OptOutSale: 'N' } }), false],
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
    'GPP with only implied consent in its section for Canada',
    gpp({ tcfcav1: [{ PurposesExpressConsent: [false], PurposesImpliedConsent: [true] }] }),
    true,
  ],
  ['GPP with an unknown section', gpp({ tcfbrv1: [{ PurposeConsents: [true] }] }), true],
  ['GPP with an unknown section and one that allows', gpp({ usnat: [{ SaleOptOut: 2 }], xy: [{}] }), true],
  ['GPP with an empty section', gpp({ usnat: [{}] }), true],
  ['GPP with unknown values in a section', gpp({ usnat: [{ SaleOptOut: 'no' }] }), true],
  ['GPP with a null section', gpp({ tcfcav1: null }), true],
  ['US Privacy without an opt-out', { version: 1, uspString: '1YNN' }, false],
  ['US Privacy that does not apply', { version: 1, uspString: '1---' }, false],
  ['US Privacy with an opt-out', { version: 1, uspString: '1YYN' }, true],
  ['US Privacy with an opt-out in small letters', { version: 1, uspString: '1yyn' }, true],
  ['US Privacy of another version', { version: 2, uspString: '2YNN' }, true],
  ['US Privacy that is no text', { version: 1, uspString: null }, true],
  ['GPP without any section', gpp({}), false],
  [
    'GPP whose applicable sections are missing',
    { pingData: { signalStatus: 'ready', applicableSections: [7], parsedSections: {} } },
    true,
  ],
  [
    'GPP without an applicable section',
    { pingData: { signalStatus: 'ready', applicableSections: [-1], parsedSections: {} } },
    false,
  ],
];

for (const [title, answer, expected] of cases)
  test(`${title}: ${expected}`, () => {
    assert.is(refuses(answer as FrameworkAnswer), expected);
  });

test('never throws for any answer', () => {
  fc.assert(fc.property(fc.object(), (answer) => void refuses(answer as FrameworkAnswer)));
  const lists = fc.record({ consents: fc.anything(), restrictions: fc.anything() });
  fc.assert(
    fc.property(fc.anything(), lists, lists, (specialFeatureOptins, purpose, publisher) => {
      const tcf = { gdprApplies: true, purpose, vendor: purpose, publisher, specialFeatureOptins };
      const section = { PurposeConsents: specialFeatureOptins, PublisherRestrictions: publisher.restrictions };
      for (const answer of [tcf, gpp({ tcfeuv2: section })])
        readAnswer(answer as FrameworkAnswer)?.({ purposes: [1, 7], specialFeatures: [2], vendor: 755 });
    }),
  );
});

test.run();
