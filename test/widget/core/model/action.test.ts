import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { petition } from '../../../../widget/actions/petition/index.ts';
import { detailsOf } from '../../../../widget/core/model/action.ts';
import { oneAction } from '../../support/wire.ts';

test('returns an action’s details as parsed by its kind', () => {
  const { goal, text } = detailsOf(petition, oneAction('petition', { details: { goal: 100 } }));
  assert.equal([goal, text], [100, '']);
});

test('returns no details for another kind', () => {
  assert.throws(() => detailsOf(petition, oneAction('poll')), /poll has no details of a petition/);
});

test.run();
