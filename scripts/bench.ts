/**
 * Measures, and judges nothing: sizes beside budgets, and how soon the widget stands in an article beside a plain frame of
 * it. Times are medians of one run at a CPU slowed down four times; compare the ratios, not the milliseconds.
 */
import { dirname } from 'node:path';
import { ensureBuild } from '../test/e2e/support/builds.ts';
import { sizesTable } from './bench/sizes.ts';
import { timingsTable } from './bench/timings.ts';

const root = dirname(import.meta.dirname);
process.chdir(root);
await ensureBuild();
console.log(`## Sizes\n\n${await sizesTable(root)}\n`);
console.log(`## First visit\n\n${await timingsTable()}\n`);
