import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { trailBack } from '../../../widget/session/trail.ts';
import { actionOf, parsedCards, wireAction, wireCard } from '../support/wire.ts';

const widget = parsedCards(
  wireCard('a', [wireAction(1)]),
  wireCard('b', [wireAction(2, 'petition'), wireAction(3, 'signup', { skipFrontCard: true })], { type: 'choosesMany' }),
);

const LIST = '/choosesManyCard';

/** `1/poll` stands for action 1 at `/poll`. */
const placeOf = (text: string) => {
  const at = text.indexOf('/');
  return { action: actionOf(widget, Number(text.slice(0, at))), route: text.slice(at) };
};

const ways: [title: string, way: string[], left: string[]][] = [
  ['the screen before, within an action', ['1/poll/start', '1/poll'], ['1/poll/start']],
  [
    'the start of the action before, and no other screen of it',
    ['1/poll/start', '1/poll', '1/poll/success', '2/petition/start'],
    ['1/poll/start'],
  ],
  ['the start where only the end was left of it', ['1/poll/success', '2/petition/start'], ['1/poll/start']],
  ['the form of one whose front is skipped', ['3/signup/success', '2/petition/start'], ['3/signup']],
  ['the list that an action was chosen from', [`2${LIST}`, '3/signup'], [`2${LIST}`]],
  ['the list also from its first action', [`2${LIST}`, '2/petition/start'], [`2${LIST}`]],
  [
    'the start of the action from the list that follows it',
    [`2${LIST}`, '2/petition/start', '2/petition/success', `2${LIST}`],
    [`2${LIST}`, '2/petition/start'],
  ],
  ['nowhere from the first place', ['1/poll/start'], []],
];

for (const [title, way, left] of ways)
  test(`leads back to ${title}`, () => {
    assert.equal(trailBack(way.map(placeOf)), left.map(placeOf));
  });

test.run();
