import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createWrongTokens, WRONG_PER_MINUTE } from '../../../server/access/access.ts';
import { HttpError } from '../../../server/http/errors.ts';

const START = Date.parse('2026-11-26T10:00:00Z');

function create(isOn = true) {
  let now = START;
  const wrong = createWrongTokens(() => new Date(now), isOn);
  const tryOut = (ip: string, times: number) => {
    for (let tried = 0; tried < times; tried++) wrong.count(ip);
  };
  /** Of one more wrong token. */
  const waitOf = (ip: string) => {
    try {
      wrong.count(ip);
      return null;
    } catch (cause) {
      assert.instance(cause, HttpError);
      assert.is((cause as HttpError).status, 429);
      return (cause as HttpError).headers['retry-after'];
    }
  };
  return { tryOut, waitOf, pass: (ms: number) => (now += ms) };
}

test('refuses a network that has tried ten wrong ones, until a minute after the first', () => {
  const { tryOut, waitOf, pass } = create();
  tryOut('192.0.2.1', WRONG_PER_MINUTE - 1);
  assert.is(waitOf('192.0.2.1'), null);
  pass(20_500);
  assert.is(waitOf('192.0.2.1'), '40');
  pass(39_499);
  assert.is(waitOf('192.0.2.1'), '1');
  pass(1);
  assert.is(waitOf('192.0.2.1'), null);
});

test('counts a household together, and its neighbours apart', () => {
  const { tryOut, waitOf } = create();
  tryOut('2001:db8:1:2::7', WRONG_PER_MINUTE);
  assert.is(waitOf('2001:db8:1:2:ffff::1'), '60');
  assert.is(waitOf('2001:db8:1:3::7'), null);
});

test('refuses nobody where the proxy limits requests', () => {
  const { tryOut, waitOf } = create(false);
  tryOut('192.0.2.1', 100);
  assert.is(waitOf('192.0.2.1'), null);
});

test.run();
