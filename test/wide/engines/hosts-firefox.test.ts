import { test } from 'uvu';
import { SHOWN, tryHosts } from '../../e2e/support/hosts/host-cells.ts';

tryHosts(test, 'Firefox', SHOWN);

test.run();
