import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitName } from '../../../../../widget/parts/form/person/signer.ts';

const cases: [fullName: string, first: string, middle: string, last: string][] = [
  ['Ada Lovelace', 'Ada', '', 'Lovelace'],
  ['  Ada   Lovelace ', 'Ada', '', 'Lovelace'],
  ['Ada King Lovelace', 'Ada', 'King', 'Lovelace'],
  ['Ada King Noel Lovelace', 'Ada', 'King Noel', 'Lovelace'],
  ['Ada\u00a0Lovelace', 'Ada', '', 'Lovelace'],
  ['Ada', 'Ada', '', ''],
  ['', '', '', ''],
];

for (const [fullName, firstName, middleName, lastName] of cases)
  test(`splits "${fullName}" into "${firstName}", "${middleName}" and "${lastName}"`, () => {
    assert.equal(splitName(fullName), { firstName, middleName, lastName });
  });

test.run();
