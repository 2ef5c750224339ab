/** A check of the source. */
export type Check = {
  name: string;
  /** Arguments for Node; it exits with 0 if the check passes. */
  command: readonly string[];
  /** Runs instead if the check was not asked for but something else needs its output. */
  ifNeeded?: readonly string[];
};

const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress', '--config', 'scripts/checks/knip.config.ts'];

/** In the order they run: first what others wait for, then what explains a broken build soonest. */
export const checks: Check[] = [
  { name: 'programs', command: ['scripts/checks/find-programs.ts'] },
  { name: 'build', command: ['build.mjs'], ifNeeded: ['scripts/test/make-build.ts'] },
  { name: 'types', command: ['node_modules/typescript-7/lib/tsc.js', '-p', '.'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'] },
  {
    name: 'import law',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...['loader', 'npm', 'widget', 'i18n', 'dashboard', 'server', 'scripts', 'test', 'build.mjs'],
    ],
  },
  { name: 'folders', command: ['scripts/checks/folders.ts'] },
  { name: 'unused', command: KNIP },
  { name: 'used by tests alone', command: [...KNIP, '--production'] },
  { name: 'copy', command: ['scripts/checks/copy-keys.ts'] },
  { name: 'signals', command: ['scripts/checks/use-signals.ts'] },
  { name: 'words', command: ['scripts/checks/words.ts'] },
  { name: 'licences', command: ['scripts/checks/licences.ts'] },
  { name: 'old browsers', command: ['scripts/checks/old-browsers.ts'] },
  { name: 'names', command: ['scripts/checks/blocked-names.ts'] },
];
