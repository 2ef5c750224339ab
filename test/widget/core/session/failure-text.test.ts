import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Translate } from '../../../../i18n/index.ts';
import { type Failure, RequestError } from '../../../../widget/core/api/errors.ts';
import { failureText } from '../../../../widget/core/session/failure-text.ts';

const t = ((key: string) => key) as unknown as Translate;
const failed = (failure: Failure, status = 0) => new RequestError('x', { failure, path: 'x', status });

const shut = (status: number, error: string) =>
  new RequestError('x', { failure: 'status', path: 'x', status, body: { error } });

const cases: [title: string, error: unknown, isOnline: boolean, expected: string][] = [
  ['a reader without a connection', failed('network'), false, 'errors.offline'],
  ['a reader without a connection and another failure', failed('status', 429), false, 'errors.offline'],
  ['too many requests', failed('status', 429), true, 'errors.tooMany'],
  ['a failure of the server', failed('status', 500), true, 'errors.generic'],
  ['a widget that has closed', shut(410, 'Closed'), true, 'errors.closed'],
  ['a widget that is not open yet', shut(403, 'NotOpenYet'), true, 'errors.closed'],
  ['a refusal by somebody between', shut(403, 'Forbidden'), true, 'errors.generic'],
  ['a request that timed out', failed('timeout'), true, 'errors.generic'],
  ['an error of our own', new TypeError('x'), true, 'errors.generic'],
  ['a thrown value that is not an error', 'x', true, 'errors.generic'],
];

for (const [title, error, isOnline, expected] of cases)
  test(`the text for ${title} is ${expected}`, () => {
    assert.is(failureText(error, t, undefined, isOnline), expected);
  });

test.run();
