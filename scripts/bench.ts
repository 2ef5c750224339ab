/**
 * Measures sizes, look-ups, and the widget in a browser, without judging: compare the ratios of one run, not its
 * milliseconds with another's. The browser's tables are kept in docs/bench.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ENOUGH, measured, run } from './bench/run.ts';
import { ensureBuild } from './start/build.ts';

const root = dirname(import.meta.dirname);

const HELP = `npm run bench -- [part …] [--rounds=11] [--clicks=50]

Builds dist/ where it is older than its sources, and prints tables in Markdown, with what has changed since the last time:
${measured.map(({ name, help }) => `  ${name.padEnd(14)}${help}`).join('\n')}
Without a part, all of them, which takes about a quarter of an hour. Fails only where something can't be measured.

The browser's tables are kept in docs/bench.md, unless fewer rounds or clicks are asked for. They need a Chrome (CHROME_PATH
names one) and openssl; the look-ups need the public US files (LAWMAKER_DATA names their folder).`;

const args = process.argv.slice(2);
const numberOf = (name: keyof typeof ENOUGH) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? ENOUGH[name]);
const names = args.filter((arg) => !arg.startsWith('--'));
const isKnown =
  names.every((name) => measured.some((each) => each.name === name)) &&
  args.every((arg) => !arg.startsWith('--') || /^--(rounds|clicks)=\d+$/.test(arg));

const FILE = join(root, 'docs/bench.md');

if (args.includes('--help') || !isKnown) {
  console.log(HELP);
  process.exitCode = args.includes('--help') ? 0 : 1;
} else {
  process.chdir(root);
  await ensureBuild();
  const last = await readFile(FILE, 'utf8').catch(() => '');
  const next = await run(names, { rounds: numberOf('rounds'), clicks: numberOf('clicks') }, last);
  if (next) await writeFile(FILE, next);
}
