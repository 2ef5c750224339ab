import { is, type Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CallName, calls } from '../../../../widget/api/calls.ts';

const buckets = Array.from({ length: 12 }, () => 1);

const answers: [name: CallName, answer: unknown, expected: boolean][] = [
  ['completePetition', {}, true],
  ['completePetition', { endUsersCount: 12, more: true }, true],
  ['completePetition', { endUsersCount: null }, true],
  ['completePetition', { endUsersCount: '12' }, false],
  ['completePetition', null, false],
  ['completePoll', { results: [] }, true],
  ['completePoll', { results: [{ answerId: 'a', percentage: 12.5 }], userAnswerId: 4 }, true],
  ['completePoll', { results: [{ answerId: 'a' }] }, false],
  ['completePoll', {}, false],
  ['completeCall', { callActionCompletionId: 0, endUsersCount: 1, isSinglePerson: true }, true],
  ['completeCall', { isSinglePerson: 'yes' }, false],
  ['completeSpeedometer', { result: 'Close', correctValue: 3 }, true],
  ['completeSpeedometer', { result: 'close' }, false],
  ['completeSentimentPoll', { id: 1, resultDistribution: buckets }, true],
  ['completeSentimentPoll', { id: 1, resultDistribution: buckets.slice(1) }, false],
  ['initiateDonation', { errorList: ['Declined'] }, true],
  ['initiateDonation', { clientToken: null, trackingId: 't', errorList: null }, true],
  ['initiateDonation', { errorList: 'Declined' }, false],
  ['completeDonation', { status: 'Rejected', errorList: [] }, true],
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
  test(`${name} ${expected ? 'may' : 'may not'} answer ${JSON.stringify(answer).slice(0, 70)}`, () => {
    assert.is(is(answer, calls[name].answer as unknown as Struct<unknown>), expected);
  });

test.run();
