import { test } from 'uvu';
import { LOCALES } from '../../../i18n/locale.ts';
import { testTakeOver, withBuilt } from '../../widget/entries/served/take-over.ts';

/** First cards in the other languages than English, in which `test/wide/slow/pages/hydration.test.tsx` has them. */

withBuilt(test);

const [, ...OTHERS] = LOCALES;
for (const locale of OTHERS) testTakeOver(test, locale);

test.run();
