import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { registrationFailure } from '../../../../widget/actions/checkregistration/commands.ts';
import { RequestError } from '../../../../widget/core/api/errors.ts';
import { translatorFor } from '../../../i18n/locales.ts';

const t = await translatorFor('en-US');

const failed = (body: unknown) => new RequestError('x', { failure: 'status', path: 'x', status: 400, body });

for (const [error, text] of [
  [
    failed({ modelState: { zipCode: ['No such ZIP code', 'x'], city: ['y'] } }),
    'An error has occured. No such ZIP code',
  ],
  [failed({ modelState: {} }), 'An error has occured. Please try again later!'],
  [failed(undefined), 'An error has occured. Please try again later!'],
  [new TypeError('x'), 'An error has occured. Please try again later!'],
] as const)
  test(`shows "${text}"`, () => {
    assert.is(registrationFailure(error, t, true), text);
  });

test('tells the reader when they are offline', () => {
  assert.is(registrationFailure(new TypeError('x'), t, false), t('errors.offline'));
});

test.run();
