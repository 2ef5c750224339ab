import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startPosition } from '../../../../widget/core/app/first-screen.ts';
import { canStandOn } from '../../../../widget/core/session/routes.ts';
import type { Position } from '../../../../widget/core/session/store.ts';
import { parsedCards, wireAction, wireCard } from '../../support/wire.ts';

const kindScreens = { names: ['start', 'main', 'success'], outcomes: [], elsewhere: undefined };
const screens = { canBegin: ({ action, route }: Position) => canStandOn(route, action, kindScreens) };
const widget = parsedCards(wireCard('a', [wireAction(1, 'poll')]), wireCard('b', [wireAction(2, 'petition')]));
const skipping = parsedCards(wireCard('a', [wireAction(1, 'checkregistration', { skipFrontCard: true })]));

const over = { ...widget, hours: { state: 'closed' } };
const coming = { ...widget, hours: { state: 'notOpen' } };
const within = { ...widget, hours: { state: 'open' } };

const cases: [title: string, loaded: typeof widget, route: string | null, expected: string][] = [
  ['the front if the address names no route', widget, null, '/poll/start'],
  ['the screen after a skipped front', skipping, null, '/checkRegistration'],
  ['the named screen', widget, '/poll', '/poll'],
  ['the front if the address names an end', widget, '/poll/success', '/poll/start'],
  ['the front if the address names another action', widget, '/petition', '/poll/start'],
  ['the front if the address is nonsense', widget, '//evil.test', '/poll/start'],
  ['the front if the address is empty', widget, '', '/poll/start'],
  ['what came of a closed widget, whatever the address names', over, '/poll', '/closed'],
  ['when it opens, whatever the address names', coming, '/poll', '/closed'],
  ['the named screen within its hours', within, '/poll', '/poll'],
];

for (const [title, loaded, route, expected] of cases)
  test(`opens on ${title}`, () => {
    const place = startPosition(loaded, screens, route);
    assert.is(place.route, expected);
    assert.is(place.action.id, 1);
  });

test('throws without an action to start with', () => {
  assert.throws(() => startPosition(parsedCards(), screens, null), /no position to start/);
});

test.run();
