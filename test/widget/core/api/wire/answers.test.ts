import { is, type Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Call, type CallName, calls } from '../../../../../widget/core/api/calls.ts';

const buckets = Array.from({ length: 12 }, () => 1);

const answers: [name: CallName, answer: unknown, expected: boolean][] = [
  ['completePetition', { endUsersCount: 12, more: true }, true],
  ['completePetition', { endUsersCount: 0 }, true],
  ['completePetition', { endUsersCount: -1 }, false],
  ['completePetition', { endUsersCount: '12' }, false],
  ['completePetition', null, false],
  ['completePoll', { endUsersCount: 1, results: [] }, true],
  ['completePoll', { endUsersCount: 2, results: [{ answerId: 'a', percentage: 12.5 }], userAnswerId: 4 }, true],
  ['completePoll', { endUsersCount: 1, results: [{ answerId: 'a' }] }, false],
  ['completePoll', {}, false],
  ['completeCall', { callActionCompletionId: 0, endUsersCount: 1, isSinglePerson: true }, true],
  ['completeCall', { endUsersCount: 1, isSinglePerson: 'yes' }, false],
  ['completeSpeedometer', { endUsersCount: 1, result: 'Close', correctValue: 3 }, true],
  ['completeSpeedometer', { endUsersCount: 1, result: 'close' }, false],
  ['completeSentimentPoll', { endUsersCount: 1, id: 1, resultDistribution: buckets }, true],
  ['completeSentimentPoll', { endUsersCount: 1, id: 1, resultDistribution: buckets.slice(1) }, false],
  ['initiateDonation', { errorList: ['Declined'] }, true],
  ['initiateDonation', { clientToken: null, trackingId: 't', errorList: null }, true],
  ['initiateDonation', { errorList: 'Declined' }, false],
  ['completeDonation', { status: 'Rejected', errorList: [] }, true],
  ['completeDonation', { status: 'ValidationFailed' }, true],
  ['completeDonation', { errorList: ['Declined'] }, true],
  ['completeDonation', { status: 'Success', errorList: null, endUserId: null }, false],
  ['getLawmakersForContact', [], true],
  ['getLawmakersForContact', [{ id: 1, fullName: 'Ada Lovelace', phones: ['1'] }], true],
  ['getLawmakersForContact', [{ id: 1 }], false],
  ['getLawmakersForContact', {}, false],
  ['getActions', { widgetId: 1, cards: [] }, true],
  ['getActions', { widgetId: 1, cards: ['anything', 5] }, true],
  ['getActions', { cards: [] }, false],
  ['getActions', { widgetId: 1 }, false],
  ['recordActivity', {}, true],
];

for (const [name, answer, expected] of answers)
  test(`${name} ${expected ? 'accepts' : 'rejects'} the answer ${JSON.stringify(answer).slice(0, 70)}`, () => {
    assert.is(is(answer, calls[name].answer as unknown as Struct<unknown>), expected);
  });

/** The answers of completions as the specification prints them; those that it does not print have a count. */
const PRINTED: Partial<Record<CallName, object>> = {
  completeCall: { callActionCompletionId: 1, endUsersCount: 2, isSinglePerson: true },
  updateCall: { endUsersCount: 2 },
  completeCheckRegistration: { endUsersCount: 2 },
  completeDonation: { status: 'Success', errorList: [], endUserId: 1 },
  completeEmail: { endUsersCount: 2 },
  completeRecordVideoEmail: { endUsersCount: 2 },
  testCompleteEmail: { endUsersCount: 2 },
  completeRecordVideo: { videoURL: 'v', fullThumbnailURL: 't', fullVideoURL: 'f', recordVideoAnswerId: 1 },
  completeLink: { endUsersCount: 2 },
  completePetition: { endUsersCount: 2 },
  completeOpinion: { endUsersCount: 2 },
  completePoll: { results: [{ answerId: 1, percentage: 100 }] },
  updatePoll: { results: [{ answerId: 1, percentage: 100 }] },
  completeQuiz: { results: [{ answerId: 1, percentage: 100 }] },
  completeSpeedometer: { answerId: 1, correctValue: 50, counter: 3, result: 'Close', feedbackCustomVariableCalc: 'x' },
  updateSpeedometer: { answerId: 1, correctValue: 50, counter: 3, result: 'Close', feedbackCustomVariableCalc: null },
  completeSentimentPoll: { id: 1, resultDistribution: buckets },
  updateSentimentPoll: { id: 1, resultDistribution: buckets },
  completeSignup: { endUsersCount: 2 },
  completeTweet: { thankYouText: '', thankYouTitle: '', useLocalRepresentative: false },
  completeVideo: { endUsersCount: 2 },
};

/** What a captive portal or another server may send with 200. */
const FOREIGN = [
  {},
  { status: 'ok' },
  { status: 'Success', id: 1 },
  { result: true, redirect: 'https://wifi.example/' },
  { endUsersCount: null },
  { results: [] },
  { id: 1, result: 'Close' },
  [],
];

const completions = Object.entries(calls).filter(([name]) => /^(complete|update|testComplete)/.test(name));

for (const [name, call] of completions)
  test(`${name} accepts the fields that the specification prints, and no fewer`, () => {
    const accepts = (answer: object) => is(answer, call.answer as unknown as Struct<unknown>);
    const printed = PRINTED[name as CallName];
    assert.ok(printed && accepts(printed));
    assert.not(accepts({ more: true }));
  });

for (const [name, call] of completions)
  for (const answer of FOREIGN)
    test(`${name} does not accept ${JSON.stringify(answer)} as success`, () => {
      assert.not(is(answer, call.answer as unknown as Struct<unknown>));
    });

for (const [name, call] of completions)
  test(`the test-mode answer of ${name} is valid`, () => {
    const canned = (call as Call).canned({ id: 1, answerId: 7, value: 0.5 });
    assert.ok(is(canned, call.answer as unknown as Struct<unknown>), JSON.stringify(canned));
  });

test.run();
