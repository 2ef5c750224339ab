/**
 * Measures sizes and loading times without judging them. Times are compared with those of a plain frame of the widget;
 * they are medians of one run on a CPU slowed down four times, so compare the ratios, not the milliseconds.
 */
import { dirname } from 'node:path';
import { lookupsTable } from './bench/lookups.ts';
import { pageCostTable } from './bench/page-cost.ts';
import { sizesTable } from './bench/sizes.ts';
import { timingsTable } from './bench/timings.ts';
import { ensureBuild } from './start/build.ts';

const root = dirname(import.meta.dirname);
const HELP = `npm run bench

Builds dist/ where it is older than its sources, and prints four tables in Markdown:
  Sizes        each part in brotli bytes, beside its budget
  Look-ups     how soon lawmakers and addresses are found; needs the public US files (LAWMAKER_DATA names their folder)
  First visit  when the widget stands in an article, by way of embedding; needs a Chrome (CHROME_PATH names one)
  Page cost    what the article's own process does at a CPU slowed down four times: script beside that of a script that
               only appends a frame, all tasks beside the same page without us
Takes about five minutes and no options. Fails only where something can't be measured.`;

async function bench() {
  process.chdir(root);
  await ensureBuild();
  console.log(`## Sizes\n\n${await sizesTable()}\n`);
  console.log(`## Look-ups\n\n${await lookupsTable()}\n`);
  console.log(`## First visit\n\n${await timingsTable()}\n`);
  console.log(`## Page cost\n\n${await pageCostTable()}\n`);
}

if (process.argv.length > 2) console.log(HELP);
else await bench();
