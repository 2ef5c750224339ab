import * as fc from 'fast-check';
import { type } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { check } from '../../../../../widget/core/api/wire/check.ts';
import { Id } from '../../../../../widget/core/api/wire.ts';

const struct = type({ id: Id });

test('returns a valid value', () => {
  assert.equal(check({ id: 1 }, struct), [undefined, { id: 1 }]);
});

for (const value of [
  {},
  null,
  { id: { toString: 0 } },
  { id: { toString: 0, valueOf: 0 } },
  { id: Object.create(null) },
])
  test(`reports what is wrong with ${JSON.stringify(value)}`, () => {
    const [failure, checked] = check(value, struct);
    assert.match(String(failure?.message), /Expected .+ but received/);
    assert.is(checked, undefined);
  });

test('never throws for any value', () => {
  fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (value) => void check(value, struct)));
});

test.run();
