import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { trailBack, trailTo } from '../../../../widget/core/session/moves.ts';
import { actionOf, parsedCards, wireAction, wireCard } from '../../support/wire.ts';

const widget = parsedCards(
  wireCard('a', [wireAction(1)]),
  wireCard('b', [wireAction(2, 'petition'), wireAction(3, 'signup', { skipFrontCard: true })], { type: 'choosesMany' }),
);

const LIST = '/choosesManyCard';

/** `1/poll` stands for action 1 at `/poll`, `1/poll#address` for a step of its form. */
const placeOf = (text: string) => {
  const at = text.indexOf('/');
  const [route = '', step] = text.slice(at).split('#');
  return { action: actionOf(widget, Number(text.slice(0, at))), route, ...(step && { step }) };
};

const ways: [title: string, way: string[], left: string[]][] = [
  ['the previous screen within an action', ['1/poll/start', '1/poll'], ['1/poll/start']],
  [
    'the start of the previous action, and none of its other screens',
    ['1/poll/start', '1/poll', '1/poll/success', '2/petition/start'],
    ['1/poll/start'],
  ],
  ['the start if only the end was left of it', ['1/poll/success', '2/petition/start'], ['1/poll/start']],
  ['the form of an action with a skipped front', ['3/signup/success', '2/petition/start'], ['3/signup']],
  ['the list that an action was chosen from', [`2${LIST}`, '3/signup'], [`2${LIST}`]],
  ['the list from its first action too', [`2${LIST}`, '2/petition/start'], [`2${LIST}`]],
  [
    'the start of the action from the list that follows it',
    [`2${LIST}`, '2/petition/start', '2/petition/success', `2${LIST}`],
    [`2${LIST}`, '2/petition/start'],
  ],
  [
    'the step before, within a form',
    ['3/signup', '3/signup#address', '3/signup#optIns'],
    ['3/signup', '3/signup#address'],
  ],
  ['the first step of a form', ['3/signup', '3/signup#address'], ['3/signup']],
  [
    'the start of an action whose form was left on a later step',
    ['3/signup', '3/signup#address', '2/petition/start'],
    ['3/signup'],
  ],
  ['nowhere from the first position', ['1/poll/start'], []],
];

for (const [title, way, left] of ways)
  test(`goes back to ${title}`, () => {
    assert.equal(trailBack(way.map(placeOf)), left.map(placeOf));
  });

const targets: [title: string, way: string[], target: string, left: string[] | null][] = [
  [
    'an earlier step',
    ['3/signup', '3/signup#address', '3/signup#optIns'],
    '3/signup#address',
    ['3/signup', '3/signup#address'],
  ],
  ['the first step', ['3/signup', '3/signup#address'], '3/signup', ['3/signup']],
  [
    'the last visit of several',
    ['1/poll', '3/signup', '1/poll', '3/signup#address'],
    '1/poll',
    ['1/poll', '3/signup', '1/poll'],
  ],
  ['no step that was not visited', ['3/signup#address'], '3/signup', null],
  ['no step of another action', ['2/petition', '3/signup#address'], '1/petition', null],
];

for (const [title, way, target, left] of targets)
  test(`finds the way to ${title}`, () => {
    assert.equal(trailTo(way.map(placeOf), placeOf(target)), left === null ? null : left.map(placeOf));
  });

test.run();
