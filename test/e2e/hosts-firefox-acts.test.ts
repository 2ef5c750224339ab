import { test } from 'uvu';
import { ACTED, tryHosts } from './support/host-cells.ts';

tryHosts(test, 'Firefox', ACTED);

test.run();
