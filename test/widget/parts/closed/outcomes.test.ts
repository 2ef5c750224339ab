import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Action } from '../../../../widget/core/model/action.ts';
import type { ActionType } from '../../../../widget/core/model/enums.ts';
import { hoursOf, outcomesOf } from '../../../../widget/parts/closed/outcomes.ts';

const action = (type: ActionType, details: unknown): Action =>
  ({ type, details, identifier: `1|${type}`, title: type }) as Action;

const ANSWERS = {
  answers: [
    { id: 1, text: 'Yes', outcome: 'Correct' },
    { id: '2', text: 'No' },
  ],
};
const ENDS = { lowLabel: 'Low', highLabel: 'High' };

const told = (actions: Action[], found: object) => {
  const results = Object.fromEntries(actions.map(({ identifier }) => [identifier, found]));
  const widget = { actions, hours: { state: 'closed', results } };
  return outcomesOf(widget).map(({ action: _, ...outcome }) => outcome);
};

test('joins the shares with the answers, whether ids are numbers or texts', () => {
  const results = [
    { answerId: '1', percentage: 60 },
    { answerId: 2, percentage: 40 },
  ];
  assert.equal(told([action('quiz', ANSWERS)], { results, endUsersCount: 5 }), [
    {
      people: 5,
      what: 'answers',
      answers: [
        { id: 1, text: 'Yes', percentage: 60, wasChosen: false, isRight: true },
        { id: '2', text: 'No', percentage: 40, wasChosen: false, isRight: false },
      ],
    },
  ]);
});

const ROWS: [title: string, actions: Action[], found: object, whats: string[]][] = [
  [
    'a slider by its columns',
    [action('sentimentpoll', ENDS)],
    { resultDistribution: [1, 2], endUsersCount: 3 },
    ['columns'],
  ],
  [
    'a gauge by its value, though nobody guessed',
    [action('speedometer', { unit: '%' })],
    { correctValue: 7 },
    ['value'],
  ],
  ['a petition by its signatures', [action('petition', { goal: 9 })], { endUsersCount: 3 }, ['signatures']],
  ['a poll without votes by its title', [action('poll', ANSWERS)], { results: [], endUsersCount: 0 }, ['people']],
  ['only the first of letters', [action('email', {}), action('tweet', {})], { endUsersCount: 3 }, ['people']],
];

for (const [title, actions, found, whats] of ROWS)
  test(`tells ${title}`, () =>
    assert.equal(
      told(actions, found).map(({ what }) => what),
      whats,
    ));

test('takes hours that can’t be read for closed, unless they say that they are to come', () => {
  assert.equal(hoursOf({ hours: { state: 'closed', results: 7 } as { state: string } }), { state: 'closed' });
  assert.equal(hoursOf({ hours: { state: 'notOpen', results: 7 } as { state: string } }), { state: 'notOpen' });
});

test.run();
