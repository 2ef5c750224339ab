import { test } from 'uvu';
import { SHOWN, tryHosts } from './support/host-cells.ts';

tryHosts(test, 'WebKitGTK', SHOWN);

test.run();
