import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { calls } from '../../../../widget/core/api/calls.ts';

/** Every POST of spec §7, and those that contract §6 adds. */
const PATHS = `Widget/GetActionsAsync Widget/GetEndUserLocation Widget/RecordActivity Widget/RecordTimings
  Widget/CompleteCallAsync Widget/UpdateCallAsync
  Widget/CompleteCheckRegistrationAsync
  Widget/InitiateDonationAsync Widget/CompleteDonationAsync Widget/CheckPaymentAuthorizedAsync
  Widget/CompleteEmailAsync Widget/CompleteRecordVideoEmailAsync Widget/TestCompleteEmailAsync
  Widget/RecordAddressLocationPairs Widget/CompleteRecordVideoAsync Widget/CompleteLinkAsync
  Widget/CompletePetitionAsync Widget/CompleteOpinionAsync
  Widget/CompletePollAsync Widget/UpdatePollAsync Widget/CompleteQuizAsync
  Widget/CompleteSpeedometerAsync Widget/UpdateSpeedometerAsync
  Widget/CompleteSentimentPollAsync Widget/UpdateSentimentPollAsync
  Widget/CompleteSignupAsync Widget/CompleteTweetAsync Widget/CompleteVideoAsync
  Lawmakers/GetForPreview Lawmakers/GetForContact`.split(/\s+/);

test('has exactly the calls of the specification', () => {
  assert.equal(
    Object.values(calls)
      .map(({ path }) => path)
      .sort(),
    PATHS.sort(),
  );
});

test('retries only the widget and the reader’s place automatically', () => {
  const retried = Object.entries(calls).filter(([, { isRetried }]) => isRetried);
  assert.equal(
    retried.map(([name]) => name),
    ['getActions', 'getEndUserLocation'],
  );
});

for (const [name, call] of Object.entries(calls))
  test(`the test-mode answer of ${name} is valid`, () => {
    const body = { id: 1, answerId: 2, value: 0.5 };
    const [failure] = validate((call.canned as (request: object) => unknown)(body), call.answer as never);
    assert.is(failure, undefined);
  });

test.run();
