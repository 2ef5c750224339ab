import { test } from 'uvu';
import { testCriteria } from '../support/criteria.ts';
import { LOCALES, NARROW, visitsOf } from '../support/gallery.ts';

/** Every kind's screens from the first to the thanks, in English and narrow; `test/wide/states/wcag.test.ts` sees the others. */

const [ENGLISH] = LOCALES;
const PATH = visitsOf([ENGLISH], [NARROW]).filter(({ state }) => state.step !== undefined);

testCriteria(test, PATH, () => []);

test.run();
