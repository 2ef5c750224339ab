import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createOnce } from '../../../../widget/core/app/of-action.ts';

const KEY = {};

test('makes a thing once for all callers', () => {
  const once = createOnce();
  const first = once(KEY, () => ({ made: 1 }));
  assert.is(
    once(KEY, () => ({ made: 2 })),
    first,
  );
  assert.is(first.made, 1);
});

test('remembers that nothing was made', () => {
  const once = createOnce();
  let made = 0;
  const make = () => {
    made += 1;
    return undefined;
  };
  once(KEY, make);
  once(KEY, make);
  assert.is(made, 1);
});

test('keeps keys and widgets apart', () => {
  const [once, other] = [createOnce(), createOnce()];
  assert.equal([once(KEY, () => 1), once({}, () => 2), other(KEY, () => 3)], [1, 2, 3]);
});

test.run();
