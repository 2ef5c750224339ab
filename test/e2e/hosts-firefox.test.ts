import { test } from 'uvu';
import { SHOWN, tryHosts } from './support/host-cells.ts';

tryHosts(test, 'Firefox', SHOWN);

test.run();
