import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Need } from '../../../../widget/core/model/consent.ts';
import { readAmpConsent } from '../../../../widget/core/tracking/amp-consent.ts';
import { readAnswer } from '../../../../widget/core/tracking/consent-answer.ts';
import { doesNotApply } from '../../../../widget/core/tracking/consent-lists.ts';
import { tcString } from '../../support/frameworks.ts';

const ADVERTISING: Need = { purposes: [1, 2, 7] };
const tcf = (consentString: string, metadata: object = {}) => ({
  consentString,
  consentMetadata: { consentStringType: 2, gdprApplies: true, ...metadata },
  consentPolicyState: 1,
});

function permitsOf(answer: Record<string, unknown>) {
  const permits = readAnswer(readAmpConsent(answer));
  assert.ok(permits);
  return permits;
}

test('permits by purpose and vendor', () => {
  const some = permitsOf(tcf(tcString({ purposes: [1, 7], vendors: [10], restricts: ['forbids', 7, 755] })));
  assert.is(some({ purposes: [1, 7] }), true);
  assert.is(some(ADVERTISING), false);
  assert.is(some({ purposes: [1], vendor: 10 }), true);
  assert.is(some({ purposes: [1], vendor: 755 }), false);
  assert.is(some({ purposes: [1], specialFeatures: [2] }), false);
  const all = permitsOf(tcf(tcString({ purposes: [1, 2, 7], specialFeatures: [2] })));
  assert.is(all({ purposes: [1, 2, 7], specialFeatures: [2] }), true);
});

for (const [title, answer, permitted] of [
  ['no text, and a sufficient state', { consentPolicyState: 1 }, true],
  ['no text, and no need of one', { consentPolicyState: 3 }, true],
  ['no text, and an insufficient state', { consentPolicyState: 2 }, false],
  ['no text, and an unknown state', { consentPolicyState: 4, consentString: '' }, false],
  ['a text that can’t be read', tcf('COvFyGBOvFyGB'), false],
  ['the TCF’s first version', tcf('BOEFEAyOEFEAyAHABDENAI4', { consentStringType: 1 }), false],
  ['a law that does not apply', tcf('x', { gdprApplies: false }), true],
  ['US Privacy, opted out', tcf('1YYN', { consentStringType: 3, gdprApplies: false }), false],
  ['US Privacy, not opted out', tcf('1YNN', { consentStringType: 3, gdprApplies: false }), true],
] as [string, Record<string, unknown>, boolean][])
  test(`${permitted ? 'permits' : 'refuses'} with ${title}`, () => {
    assert.is(permitsOf(answer)(ADVERTISING), permitted);
  });

test('counts as none on a page without consent', () => {
  const nothing = {
    consentString: null,
    consentMetadata: null,
    consentPolicyState: null,
    consentPolicySharedData: null,
  };
  assert.is(permitsOf(nothing), doesNotApply);
});

test.run();
