import { test } from 'uvu';
import { ROOT } from '../../../scripts/build/root.ts';
import { describeReact } from '../../e2e/support/hosts/react-behaviour.ts';

describeReact(test, ROOT);

test.run();
