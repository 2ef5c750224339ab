import { test } from 'uvu';
import { ACTED, tryHosts } from './support/host-cells.ts';

tryHosts(test, 'WebKitGTK', ACTED);

test.run();
