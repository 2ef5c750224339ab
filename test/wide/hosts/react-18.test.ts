import { test } from 'uvu';
import { findVite } from '../../../scripts/programs/locked.ts';
import { describeReact } from '../../e2e/support/hosts/react-behaviour.ts';

const folder = findVite();
if (folder) describeReact(test, folder);
else {
  console.log('  skipped: the component in React 18 (its packages are not here, nor to be had)');
  test.skip('the component in React 18');
}

test.run();
