import { is, type Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call, CallName, calls } from '../../../../../widget/core/api/calls.ts';
import * as wire from '../../../../../widget/core/api/wire.ts';

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

type RequestOf<C> = C extends Call<infer Req, infer _Res> ? Req : never;
type Bodies<Req> = [request: Struct<Req, unknown>, valid: object, ...broken: object[]];

/** A valid body for each call, and changes that make it invalid. */
const bodies: { [Name in CallName]: Bodies<RequestOf<(typeof calls)[Name]>> } = {
  getActions: [
    wire.GetActionsRequest,
    { widgetRequestId: 'wr' },
    { widgetRequestId: null },
    { articleUrl: 'https://a.test/' },
    { widgetEmbedType: '5' },
  ],
  getEndUserLocation: [wire.GetEndUserLocationRequest, {}, { adCampaign: 5 }],
  recordActivity: [
    wire.RecordActivityRequest,
    { type: 'Engaged', actions: [] },
    { type: 'Bored' },
    { type: 3 },
    { actions: null },
    { actions: [{}] },
  ],
  recordTimings: [
    wire.RecordTimingsRequest,
    { stages: { ready: 12 } },
    { stages: null },
    { stages: { ready: -1 } },
    { stages: { ready: 'x' } },
  ],
  completeCall: [wire.CompleteCallRequest, { id: 1, completionType: 0 }, { id: null }, { completionType: null }],
  updateCall: [
    wire.UpdateCallRequest,
    { id: 1, completionType: 'Voicemail', callActionCompletionId: 9 },
    { completionType: undefined },
  ],
  completeTweet: [wire.CompleteTweetRequest, { id: 'a' }, { id: undefined }, { text: 'x'.repeat(10_001) }],
  initiateDonation: [
    wire.InitiateDonationRequest,
    { id: 1, paymentMethod: 0, amount: 10, currency: 'USD' },
    { amount: '10' },
    { currency: null },
  ],
  completeDonation: [
    wire.CompleteDonationRequest,
    donor,
    { user: null },
    { user: { ...donor.user, email: 'ada' } },
    { trackingId: null },
  ],
  checkPaymentAuthorized: [wire.PaymentAuthorizedRequest, { id: 1, trackingId: 't' }, { trackingId: undefined }],
  completeCheckRegistration: [
    wire.CheckRegistrationRequest,
    voter,
    { email: 'ada@' },
    { firstName: '  ' },
    { zipCode: '12345678901' },
    { street: null },
  ],
  completeEmail: [
    wire.CompleteEmailRequest,
    message,
    { from: 'ada' },
    { text: ' ' },
    { subject: null },
    { text: 'x'.repeat(10_001) },
  ],
  completeRecordVideoEmail: [wire.CompleteEmailRequest, message, { from: '' }],
  testCompleteEmail: [wire.CompleteEmailRequest, message, { from: null }],
  recordAddressLocationPairs: [wire.AddressLocationRequest, { enteredAddress: '1 Main St' }, { enteredAddress: null }],
  completePetition: [
    wire.CompletePetitionRequest,
    person,
    { firstName: '' },
    { lastName: null },
    { email: 'ada@example' },
    { zipCode: ' ' },
  ],
  completeOpinion: [wire.CompleteOpinionRequest, { ...person, text: 'Well' }, { text: '' }, { email: undefined }],
  completeSignup: [wire.CompleteSignupRequest, person, { phone: '555' }, { email: `${'a'.repeat(250)}@b.test` }],
  completePoll: [wire.CompletePollRequest, { id: 1, answerId: 2 }, { answerId: null }, { answerId: {} }],
  updatePoll: [wire.UpdatePollRequest, { id: 1, answerId: 2, userAnswerId: 'u' }, { userAnswerId: null }],
  completeQuiz: [wire.CompletePollRequest, { id: 1, answerId: '2' }, { answerId: undefined }],
  completeSpeedometer: [wire.SpeedometerRequest, { id: 1, value: 40 }, { value: '40' }, { value: Number.NaN }],
  updateSpeedometer: [wire.UpdateSpeedometerRequest, { id: 1, value: 40, answerId: 2 }, { answerId: null }],
  completeSentimentPoll: [wire.SentimentPollRequest, { id: 1, value: 0 }, { value: 1.01 }, { value: -0.01 }],
  updateSentimentPoll: [wire.UpdateSentimentPollRequest, { id: 1, value: 1, answerId: 2 }, { answerId: undefined }],
  completeLink: [wire.CompleteLinkRequest, { id: 1 }, { isVisual: 'yes' }],
  completeVideo: [wire.CompleteVideoRequest, { id: 1 }, { id: {} }],
  completeRecordVideo: [wire.RecordVideoRequest, { id: 1, videoName: 'v.webm', videoId: 3 }, { videoId: null }],
  getLawmakersForPreview: [wire.GetForPreviewRequest, search, { representativeSearch: null }, { userIPLocation: 'US' }],
  getLawmakersForContact: [
    wire.GetForContactRequest,
    { ...search, address: { city: 'Troy' } },
    { address: null },
    { address: '1 Main St' },
  ],
};

for (const [name, [struct, valid, ...broken]] of Object.entries(bodies)) {
  const request = struct as unknown as Struct<unknown>;

  test(`${name} accepts its body with unknown fields`, () => {
    assert.ok(is(valid, request));
    assert.ok(is({ ...valid, tomorrow: [1] }, request));
  });

  test(`${name} accepts the generic fields`, () => {
    assert.ok(is({ ...valid, adCampaign: 'li', adNetworkDomain: null, fingerprint: 'eA==' }, request));
  });

  for (const change of broken)
    test(`${name} rejects ${JSON.stringify(change).slice(0, 60)}`, () => {
      assert.not.ok(is({ ...valid, ...change }, request));
    });
}

for (const [title, body, expected] of [
  ['no id', {}, false],
  ['an empty id', { widgetRequestId: '' }, false],
  ['two ids', { widgetRequestId: 1, widgetPreviewId: 2 }, false],
  ['a numeric id', { widgetRequestId: 1 }, true],
  ['one id and two nulls', { widgetRequestId: null, widgetPreviewId: 2, articleUrl: null }, true],
  ['an article', { articleUrl: 'https://a.test/' }, true],
] as const)
  test(`a widget request with ${title} is ${expected ? 'valid' : 'invalid'}`, () => {
    assert.is(is(body, wire.GetActionsRequest), expected);
  });

test.run();
