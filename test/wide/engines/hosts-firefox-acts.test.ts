import { test } from 'uvu';
import { ACTED, tryHosts } from '../../e2e/support/hosts/host-cells.ts';

tryHosts(test, 'Firefox', ACTED);

test.run();
