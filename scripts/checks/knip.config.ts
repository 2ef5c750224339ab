import type { KnipConfig } from 'knip';

/** Leaves the tests out: what only a test uses is dead too. */
const isProduction = process.argv.includes('--production');

/** Entries and sources that end with `!` count in both runs. */
export default {
  entry: [
    'build.mjs!',
    'loader/index.ts!',
    'widget/index.tsx!',
    'widget/gallery/page/index.ts!',
    // named to esbuild as text
    'widget/host/frame/early.ts!',
    'widget/tracking/partners/tag-page.ts!',
    'widget/ui/runtime/*.ts!',
    // of kinds that are still to be built
    'widget/actions/*/copy/*.ts!',
    'scripts/*.{ts,mjs}!',
    // run by its path
    'scripts/dev/serve.ts!',
    'scripts/test/{make-build,worker/main}.ts!',
    'scripts/checks/*.ts!',
    // imported by paths that are put together
    'scripts/bootstrap/*.mjs!',
    'scripts/test/uvu.ts!',
    'test/**/*.test.{ts,tsx}',
    // read by the compiler alone
    'test/i18n/types.ts',
  ],
  project: ['{loader,widget,i18n,server,scripts}/**/*.{ts,tsx,mjs}!', 'test/**/*.{ts,tsx}'],
  include: ['files', 'exports', 'types', 'nsExports', 'nsTypes', 'enumMembers', 'duplicates', 'dependencies'],
  // The type of an exported function's options is part of it. A test may import what its own file uses besides.
  ignoreExportsUsedInFile: isProduction || { type: true, interface: true },
  ignoreDependencies: [
    // read as files, or run by their path
    '@biomejs/biome',
    '@ip-location-db/geo-whois-asn-country-mmdb',
    'dependency-cruiser',
    'flag-icons',
    'typescript-7',
    // named to esbuild as text
    '@preact/compat',
  ],
} satisfies KnipConfig;
