import { test } from 'uvu';
import { readByKeyboard } from '../../../e2e/support/browser/keyboard-reader.ts';
import { testNativeJourneys } from '../../../e2e/support/native/native-journeys.ts';

testNativeJourneys(test, 'by keyboard alone', readByKeyboard);

test.run();
