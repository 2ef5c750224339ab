import { is, type Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CallName, calls } from '../../../../widget/api/calls.ts';

const names = { firstName: 'Ada', lastName: 'Lovelace' };
const person = { id: 1, ...names, email: 'ada@example.test' };
const message = { id: 1, from: 'ada@example.test', text: 'Dear', subject: 'On bridges' };
const voter = {
  ...person,
  street: 'Main St',
  streetNo: '1',
  adminArea1Code: 'NY',
  city: 'Troy',
  dateOfBirth: '1990-01-01',
  zipCode: '12180',
};
const donor = { id: 1, user: { ...names, email: 'ada@example.test' }, trackingId: 't', currency: 'USD' };
const search = { representativeSearch: { countryCode: 'US', levels: [1], roles: [0] } };

/** One body that each call accepts, and changes of it that it must not. */
const bodies: Record<CallName, [valid: object, ...broken: object[]]> = {
  getActions: [
    { widgetRequestId: 'wr' },
    { widgetRequestId: null },
    { articleUrl: 'https://a.test/' },
    { widgetEmbedType: '5' },
  ],
  recordActivity: [
    { type: 'Engaged', actions: [] },
    { type: 'Bored' },
    { type: 3 },
    { actions: null },
    { actions: [{}] },
  ],
  recordTimings: [{ stages: { ready: 12 } }, { stages: null }, { stages: { ready: -1 } }, { stages: { ready: 'x' } }],
  completeCall: [{ id: 1, completionType: 0 }, { id: null }, { completionType: null }],
  updateCall: [{ id: 1, completionType: 'Voicemail', callActionCompletionId: 9 }, { completionType: undefined }],
  completeTweet: [{ id: 'a' }, { id: undefined }, { text: 'x'.repeat(10_001) }],
  initiateDonation: [{ id: 1, paymentMethod: 0, amount: 10, currency: 'USD' }, { amount: '10' }, { currency: null }],
  completeDonation: [donor, { user: null }, { user: { ...donor.user, email: 'ada' } }, { trackingId: null }],
  checkPaymentAuthorized: [{ id: 1, trackingId: 't' }, { trackingId: undefined }],
  completeCheckRegistration: [
    voter,
    { email: 'ada@' },
    { firstName: '  ' },
    { zipCode: '12345678901' },
    { street: null },
  ],
  completeEmail: [message, { from: 'ada' }, { text: ' ' }, { subject: null }, { text: 'x'.repeat(10_001) }],
  completeRecordVideoEmail: [message, { from: '' }],
  testCompleteEmail: [message, { from: null }],
  recordAddressLocationPairs: [{ enteredAddress: '1 Main St' }, { enteredAddress: null }],
  completePetition: [person, { firstName: '' }, { lastName: null }, { email: 'ada@example' }, { zipCode: ' ' }],
  completeOpinion: [{ ...person, text: 'Well' }, { text: '' }, { email: undefined }],
  completeSignup: [person, { phone: '555' }, { email: `${'a'.repeat(250)}@b.test` }],
  completePoll: [{ id: 1, answerId: 2 }, { answerId: null }, { answerId: {} }],
  updatePoll: [{ id: 1, answerId: 2, userAnswerId: 'u' }, { userAnswerId: null }],
  completeQuiz: [{ id: 1, answerId: '2' }, { answerId: undefined }],
  completeSpeedometer: [{ id: 1, value: 40 }, { value: '40' }, { value: Number.NaN }],
  updateSpeedometer: [{ id: 1, value: 40, answerId: 2 }, { answerId: null }],
  completeSentimentPoll: [{ id: 1, value: 0 }, { value: 1.01 }, { value: -0.01 }],
  updateSentimentPoll: [{ id: 1, value: 1, answerId: 2 }, { answerId: undefined }],
  completeLink: [{ id: 1 }, { isVisual: 'yes' }],
  completeVideo: [{ id: 1 }, { id: {} }],
  completeRecordVideo: [{ id: 1, videoName: 'v.webm', videoId: 3 }, { videoId: null }],
  getLawmakersForPreview: [search, { representativeSearch: null }, { userIPLocation: 'US' }],
  getLawmakersForContact: [{ ...search, address: { city: 'Troy' } }, { address: null }, { address: '1 Main St' }],
};

for (const [name, [valid, ...broken]] of Object.entries(bodies)) {
  const request = calls[name as CallName].request as unknown as Struct<unknown>;

  test(`${name} accepts its body, with fields that nobody knows`, () => {
    assert.ok(is(valid, request));
    assert.ok(is({ ...valid, tomorrow: [1] }, request));
  });

  test(`${name} accepts what the generic POST adds`, () => {
    assert.ok(is({ ...valid, adCampaign: 'li', adNetworkDomain: null, fingerprint: 'eA==' }, request));
  });

  for (const change of broken)
    test(`${name} refuses ${JSON.stringify(change).slice(0, 60)}`, () => {
      assert.not.ok(is({ ...valid, ...change }, request));
    });
}

for (const [title, body, expected] of [
  ['none of the three', {}, false],
  ['an empty one', { widgetRequestId: '' }, false],
  ['two of the three', { widgetRequestId: 1, widgetPreviewId: 2 }, false],
  ['an id as a number', { widgetRequestId: 1 }, true],
  ['one of three, the others null', { widgetRequestId: null, widgetPreviewId: 2, articleUrl: null }, true],
  ['an article', { articleUrl: 'https://a.test/' }, true],
] as const)
  test(`a widget request with ${title} is ${expected ? 'right' : 'wrong'}`, () => {
    assert.is(is(body, calls.getActions.request), expected);
  });

test.run();
