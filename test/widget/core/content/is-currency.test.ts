import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isCurrency } from '../../../../widget/core/content/values.ts';

test('knows currencies by their codes', () => {
  assert.equal(['USD', 'JPY', 'KWD', 'usd', 'XYZ', ''].filter(isCurrency), ['USD', 'JPY', 'KWD']);
});

test.run();
