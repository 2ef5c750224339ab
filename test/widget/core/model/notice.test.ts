import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasNoticeBar } from '../../../../widget/core/model/widget.ts';
import { parsed, wireWidget } from '../../support/wire.ts';

const cases: [publisherId: unknown, has: boolean][] = [
  [54, true],
  ['54', true],
  [540, false],
  [1, false],
  [null, false],
  [undefined, false],
];

for (const [publisherId, has] of cases)
  test(`${has ? 'has' : 'has no'} notice bar for publisher ${publisherId}`, () => {
    assert.is(hasNoticeBar(parsed(wireWidget([], { publisherId }))), has);
  });

test.run();
