import { test } from 'uvu';
import { SHOWN, tryHosts } from '../../e2e/support/hosts/host-cells.ts';

tryHosts(test, 'WebKitGTK', SHOWN);

test.run();
