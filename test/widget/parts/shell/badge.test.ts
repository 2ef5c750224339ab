import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disclosure } from '../../../../widget/parts/shell/Footer.tsx';

const cases: [isSponsored: boolean, createdByThirdParty: boolean, sponsoredText: string, badge: string][] = [
  [false, false, '', ''],
  [false, false, 'Paid for', ''],
  [true, false, '', 'Sponsored'],
  [true, false, '  ', 'Sponsored'],
  [true, false, 'Paid for', 'Paid for'],
  [false, true, '', 'Sponsored'],
  [true, true, 'Paid for', 'Paid for'],
];

for (const [isSponsored, createdByThirdParty, sponsoredText, badge] of cases)
  test(`shows "${badge}" for sponsored ${isSponsored}, third party ${createdByThirdParty}, text "${sponsoredText}"`, () => {
    assert.is(disclosure({ isSponsored, createdByThirdParty, sponsoredText }, 'Sponsored'), badge);
  });

test.run();
