import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tagValues } from '../../../../../widget/core/tracking/partners/custom-tags.ts';
import { fakeContext } from '../../../support/partners.ts';

const surroundings = { now: () => 1_700_000_000_000, isMobile: () => true };

const HISTORY = [
  { actionIdentifier: '1|poll', answerText: 'Homes' },
  { actionIdentifier: '2|quiz', answerText: '</script><b>' },
  { actionIdentifier: '3|sentimentpoll', sentimentValue: 0.4 },
  { actionIdentifier: '4|poll', answerText: 'A "park"' },
];

const ASKED: [name: string, value: unknown][] = [
  ['externalSiteUrl', 'https://news.test/pier'],
  ['isMobile', true],
  ['pollAnswer', 'A "park"'],
  ['quizAnswer', '</script><b>'],
  ['sentimentPollAnswer', 0.4],
  ['timestamp', 1_700_000_000_000],
  ['widgetId', 'w-1'],
];

const { context } = fakeContext({}, HISTORY);

for (const [name, value] of ASKED)
  test(`passes ${name} to a tag that asks for it`, () => {
    assert.equal(tagValues([name], context, surroundings), { [name]: value });
  });

test('accepts any spelling of the specification’s names', () => {
  const asked = ['external site url', 'poll_answer', 'SENTIMENT-POLL-ANSWER', 'widgetid'];
  assert.equal(Object.keys(tagValues(asked, context, surroundings)), [
    'externalSiteUrl',
    'pollAnswer',
    'sentimentPollAnswer',
    'widgetId',
  ]);
});

test('passes no other values', () => {
  const asked = ['email', 'fullName', '__proto__', 'constructor', 'fingerprint', 'toString', ''];
  assert.equal(tagValues(asked, context, surroundings), {});
});

test('passes an empty value before an answer', () => {
  const asked = ['pollAnswer', 'quizAnswer', 'sentimentPollAnswer'];
  const values = tagValues(asked, fakeContext().context, surroundings);
  assert.equal(values, { pollAnswer: null, quizAnswer: null, sentimentPollAnswer: null });
});

test.run();
