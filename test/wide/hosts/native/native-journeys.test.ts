import { test } from 'uvu';
import { readByMouse } from '../../../e2e/support/browser/keyboard-reader.ts';
import { testNativeJourneys } from '../../../e2e/support/native/native-journeys.ts';

testNativeJourneys(test, 'by mouse', readByMouse);

test.run();
