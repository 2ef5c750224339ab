/** One thing that must hold of the source. */
export type Check = {
  name: string;
  /** Arguments for Node, which exits with 0 if it holds. */
  command: readonly string[];
  /** Instead, where it is not asked for but something that is needs what it makes. */
  ifNeeded?: readonly string[];
};

const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress', '--config', 'scripts/checks/knip.config.ts'];

/** In the order they run: what others wait for, then the quickest to explain a broken build. */
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
      ...['loader', 'widget', 'i18n', 'server', 'scripts', 'test', 'build.mjs'],
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
