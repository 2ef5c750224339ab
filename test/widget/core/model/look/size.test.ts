import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { heightFor } from '../../../../../widget/core/model/look/size.ts';

const cases: [width: number, hasNotice: boolean, customHeight: number | null, expected: number][] = [
  [620, false, null, 362],
  [480, false, null, 362],
  [479.9, false, null, 533],
  [320, false, null, 533],
  [620, true, null, 386],
  [480, true, null, 386],
  [479, true, null, 565],
  [620, false, 250, 250],
  [320, true, 250, 250],
];

for (const [width, hasNotice, customHeight, expected] of cases)
  test(`has a height of ${expected} at ${width}${hasNotice ? ' with the notice' : ''}${customHeight ? ', its own size' : ''}`, () => {
    assert.is(heightFor(width, { customHeight, hasNotice }), expected);
  });

test.run();
