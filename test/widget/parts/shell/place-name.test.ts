import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeName } from '../../../../widget/parts/shell/Flag.tsx';

const cases: [flag: string, locale: string, name: string][] = [
  ['us', 'en-US', 'United States'],
  ['gb', 'fr', 'Royaume-Uni'],
  ['gb-sct', 'en-US', 'Scotland'],
  ['gb-wls', 'fr', 'Pays de Galles'],
  ['gb-nir', 'it', 'Irlanda del Nord'],
  ['gb-sct', 'es', 'Escocia'],
  ['zz', 'en-US', 'Unknown Region'],
];

for (const [flag, locale, name] of cases)
  test(`calls ${flag} "${name}" in ${locale}`, () => {
    assert.is(placeName(flag, locale), name);
  });

test.run();
