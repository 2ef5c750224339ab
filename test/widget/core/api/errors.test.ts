import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Failure, firstMessage, isUnsettled, RequestError } from '../../../../widget/core/api/errors.ts';

const messages: [body: unknown, expected: string | undefined][] = [
  [{ errors: { email: ['Wrong', 'Really'], name: ['Missing'] } }, 'Wrong'],
  [{ errors: { email: 'Wrong' } }, 'Wrong'],
  [{ errors: { email: [], name: ['Missing'] } }, 'Missing'],
  [{ errors: ['First'] }, 'First'],
  [{ errors: { email: [5, null, 'Wrong'] } }, 'Wrong'],
  [{ errors: {} }, undefined],
  [{ errors: null }, undefined],
  [{}, undefined],
  ['<html>', undefined],
  [null, undefined],
  [undefined, undefined],
];

for (const [body, expected] of messages)
  test(`the first message of ${JSON.stringify(body)} is ${expected}`, () => {
    assert.is(firstMessage(body), expected);
  });

const failures: [failure: Failure, status: number, expected: boolean][] = [
  ['network', 0, true],
  ['timeout', 0, true],
  ['parse', 200, true],
  ['status', 500, true],
  ['status', 503, true],
  ['status', 408, true],
  ['status', 409, true],
  ['status', 429, false],
  ['status', 400, false],
  ['status', 404, false],
  ['status', 413, false],
  ['status', 422, false],
];

for (const [failure, status, expected] of failures)
  test(`a failure of kind ${failure} ${status || ''} is ${expected ? 'not settled' : 'settled'}`, () => {
    assert.is(isUnsettled(new RequestError('x', { failure, path: 'x', status })), expected);
  });

test('a request that failed before it was sent is not settled', () => {
  assert.is(isUnsettled(new TypeError('x')), true);
});

test.run();
