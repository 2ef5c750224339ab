import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce, ofAction } from '../../../../widget/core/app/of-action.ts';
import { oneAction } from '../../support/wire.ts';

const [first, second] = [oneAction('poll'), oneAction('petition')];
const open = () => ({ once: createOnce() }) as App;
const makeList = (): string[] => [];
const makeName = ({ identifier }: { identifier: string }) => ({ identifier });

test('makes one thing per action and factory', () => {
  const app = open();
  const list = ofAction(app, first, makeList);
  assert.is(ofAction(app, first, makeList), list);
  assert.is.not(ofAction(app, second, makeList), list);
  assert.equal(ofAction(app, second, makeName), { identifier: '1|petition' });
});

test('two widgets share nothing', () => {
  assert.is.not(ofAction(open(), first, makeList), ofAction(open(), first, makeList));
});

test.run();
