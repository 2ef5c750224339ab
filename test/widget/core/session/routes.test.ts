import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isCalleeRoute } from '../../../../widget/actions/call/flow.ts';
import { canStandOn, type KindScreens, screenAt } from '../../../../widget/core/session/routes.ts';
import { oneAction } from '../../support/wire.ts';

const named = (...names: string[]): KindScreens => ({ names, outcomes: [], elsewhere: undefined });

const SCREENS: KindScreens = {
  names: ['start', 'main', 'success', 'details', 'email', 'multiRepStep2', 'emailsuccess', 'callee'],
  outcomes: ['multiRepStep2', 'callee'],
  elsewhere: (route) => (isCalleeRoute(route) ? 'callee' : null),
};

const cases: [type: string, route: string, screen: string | null, canStand: boolean][] = [
  ['poll', '/poll', 'main', true],
  ['poll', '/poll/start', 'start', true],
  ['poll', '/poll/success', 'success', false],
  ['donation', '/donation/details', 'details', true],
  ['recordvideo', '/recordvideo/email', 'email', true],
  ['recordvideo', '/recordvideo/emailsuccess', 'emailsuccess', false],
  ['email', '/email/multiRepStep2', 'multiRepStep2', false],
  ['checkregistration', '/checkRegistration/start', 'start', true],
  ['checkregistration', '/checkregistration/start', null, false],
  ['call', '/call', 'main', true],
  ['call', '/Call/2', 'callee', false],
  ['call', '/Call/10', 'callee', false],
  ['call', '/call/2', null, false],
  ['call', '/Call/0', null, false],
  ['call', '/Call/2/more', null, false],
  ['call', '/Call', null, false],
  ['poll', '/polls', null, false],
  ['poll', '/quiz', null, false],
  ['poll', '/poll/', null, false],
  ['poll', '/poll/nowhere', null, false],
  ['poll', '/poll/start/more', null, false],
  ['poll', '/poll/constructor', null, false],
  ['poll', '', null, false],
  ['poll', '/', null, false],
  ['poll', 'javascript:alert(1)', null, false],
];

for (const [type, route, screen, canStand] of cases)
  test(`"${route}" of ${type} shows ${screen ?? 'nothing'}${canStand ? '' : ', and the widget can’t start there'}`, () => {
    assert.is(screenAt(route, oneAction(type), SCREENS), screen);
    assert.is(canStandOn(route, oneAction(type), SCREENS), canStand);
  });

test('a kind without callees has no screen at /Call/2', () => {
  assert.is(screenAt('/Call/2', oneAction('poll'), named('start', 'main', 'success')), null);
});

test('can’t start on a screen that the kind lacks', () => {
  assert.is(canStandOn('/poll/details', oneAction('poll'), named('start', 'main')), false);
});

test.run();
