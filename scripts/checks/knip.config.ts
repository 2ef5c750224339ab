import type { KnipConfig } from 'knip';
import named from './knip.json' with { type: 'json' };

/** Without the tests, to find what only tests use. */
const isProduction = process.argv.includes('--production');

const entry = Object.values(named.entry).flat();

/** Knip takes all files that package.json's `imports` names for entries, but those of a frame are imported like any other. */
const ofEntries = entry.map((pattern) => [pattern.replace(/!$/, ''), ['exports', 'types', 'nsExports', 'nsTypes']]);

/** Entries and sources that end with `!` count in both runs. */
export default {
  entry,
  includeEntryExports: true,
  ignoreIssues: Object.fromEntries(ofEntries),
  project: ['{loader,npm,widget,i18n,dashboard,server,scripts}/**/*.{ts,tsx,mjs}!', 'test/**/*.{ts,tsx}'],
  include: ['files', 'exports', 'types', 'nsExports', 'nsTypes', 'enumMembers', 'duplicates', 'dependencies'],
  // A function's option types belong to it. Tests may import exports that only their own file uses.
  ignoreExportsUsedInFile: isProduction || { type: true, interface: true },
  // read as files, or run by their path
  ignoreDependencies: named.notImported,
} satisfies KnipConfig;
