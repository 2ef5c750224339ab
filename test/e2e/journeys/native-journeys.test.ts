import { test } from 'uvu';
import { readByMouse } from '../support/keyboard-reader.ts';
import { testNativeJourneys } from '../support/native-journeys.ts';

testNativeJourneys(test, 'by mouse', readByMouse);

test.run();
