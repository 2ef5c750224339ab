import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Dimension } from '../../dashboard/answers.ts';
import { actionWords, kindWords, namesOf } from '../../dashboard/words/actions.ts';
import { valueWords } from '../../dashboard/words/dimensions.ts';
import { reasonWords } from '../../dashboard/words/stages.ts';

const VALUES: [by: Dimension, value: string, words: string][] = [
  ['country', 'DE', 'Germany'],
  ['country', 'unknown', 'unknown'],
  ['country', 'other', 'Others'],
  ['device', '', 'Not known'],
  ['device', 'desktop', 'Computer'],
  ['version', '0.1.0', '0.1.0'],
  ['version', 'other', 'Others'],
  ['article', 'gazette.example/a', 'gazette.example/a'],
  ['embedType', '2', 'Script without a frame, by the widget’s id'],
  ['connection', '4g', 'Like 4G, or faster'],
  ['arrival', 'loader card', 'Frame made by the script, with its first card'],
  ['arrival', 'page', 'Frame in the page’s HTML, without a first card'],
  ['arrival', 'native', 'Drawn in the page, without a frame'],
  ['cache', 'cache', 'From the browser’s cache'],
  ['navigation', 'back_forward', 'Back or forward'],
  ['navigation', 'toString', 'toString'],
];

for (const [by, value, words] of VALUES)
  test(`says “${words}” for ${by} “${value}”`, () => assert.is(valueWords(by, value), words));

for (const reason of ['blocked', 'no-content', 'network', 'timeout', 'csp', 'config', 'left', 'other'])
  test(`has words for a placement that showed nothing: ${reason}`, () => assert.not(reasonWords(reason) === reason));

const PETITION = { id: '3001', type: 'petition', title: 'Keep Pier 9 open' };

test('names an action by its title, or else by its kind and id', () => {
  assert.is(actionWords(PETITION), 'Keep Pier 9 open');
  assert.is(actionWords({ ...PETITION, title: '' }), 'Petition 3001');
  assert.is(kindWords('sentimentpoll'), 'Sentiment poll');
  assert.is(kindWords('unheard-of'), 'unheard-of');
});

for (const [identifier, name] of [
  [null, 'Came to the widget'],
  ['3001|petition', 'Keep Pier 9 open'],
  ['3001|poll', 'Poll 3001'],
  ['a|b|link', 'Link a|b'],
] as const)
  test(`names ${identifier} of a flow “${name}”`, () => assert.is(namesOf([PETITION])(identifier), name));

test.run();
