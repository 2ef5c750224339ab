import { test } from 'uvu';
import { testCriteria } from '../../../e2e/support/gallery/criteria.ts';
import { LOCALES, NARROW, visitsOf } from '../../../e2e/support/gallery/gallery.ts';

/** Every kind's screens from the first to the thanks, in English and narrow; `test/wide/states/wcag.test.ts` sees the others. */

const [ENGLISH] = LOCALES;
const PATH = visitsOf([ENGLISH], [NARROW]).filter(({ state }) => state.step !== undefined);

testCriteria(test, PATH, () => []);

test.run();
