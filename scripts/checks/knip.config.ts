import type { KnipConfig } from 'knip';

/** Without the tests, to find what only tests use. */
const isProduction = process.argv.includes('--production');

/** Entries and sources that end with `!` count in both runs. */
export default {
  entry: [
    'build.mjs!',
    'loader/{index,watch}.ts!',
    'npm/civic-action.ts!',
    'npm/react/index.tsx!',
    'dashboard/shell/index.tsx!',
    'widget/index.ts!',
    'widget/gallery/{page,native}/index.ts!',
    // named in esbuild's options
    'widget/native/{index,run}.ts!',
    'widget/native/instead/**/*.{ts,tsx}!',
    'widget/host/frame/page/early.ts!',
    'widget/host/frame/page/first-lines.ts!',
    'widget/payments/sandbox/page/index.ts!',
    'widget/served/render.tsx!',
    'widget/tracking/partners/tag-page.ts!',
    'widget/ui/runtime/*.ts!',
    // for kinds that aren't built yet
    'widget/actions/*/copy/*.ts!',
    'scripts/*.{ts,mjs}!',
    // run by its path
    'scripts/dev/serve.ts!',
    'scripts/test/{make-build,worker/main}.ts!',
    'scripts/checks/*.ts!',
    // imported by computed paths
    'scripts/bootstrap/*.mjs!',
    'scripts/test/uvu.ts!',
    'test/**/*.test.{ts,tsx}',
    // read by the compiler only
    'test/i18n/types.ts',
    'test/npm/types.tsx',
    // bundled with a React of their own
    'test/e2e/support/react/{client,server}.tsx',
  ],
  project: ['{loader,npm,widget,i18n,dashboard,server,scripts}/**/*.{ts,tsx,mjs}!', 'test/**/*.{ts,tsx}'],
  include: ['files', 'exports', 'types', 'nsExports', 'nsTypes', 'enumMembers', 'duplicates', 'dependencies'],
  // A function's option types belong to it. Tests may import exports that only their own file uses.
  ignoreExportsUsedInFile: isProduction || { type: true, interface: true },
  ignoreDependencies: [
    // read as files, or run by their path
    '@biomejs/biome',
    '@fontsource-variable/newsreader',
    '@iframely/embed.js',
    'bootstrap',
    'tailwindcss',
    '@fontsource/inter',
    '@fontsource/newsreader',
    '@ip-location-db/geo-whois-asn-country-mmdb',
    'dependency-cruiser',
    'flag-icons',
    'iframe-resizer',
    'iframe-resizer-5',
    'typescript-7',
  ],
} satisfies KnipConfig;
