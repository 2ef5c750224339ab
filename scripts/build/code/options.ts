import type { BuildOptions, Plugin } from 'esbuild';
import { ROOT, VERSION, versionOf } from '../root.ts';
import { TARGET } from './oldest-browsers.ts';
import { phoneZones } from './phone-zones.ts';
import { joinedStyles, styles } from './styles.ts';

/** Constants in the source. @param environment one of those in widget/core/config/config.ts */
const define = (environment: string) => ({
  __VERSION__: JSON.stringify(VERSION),
  __ENVIRONMENT__: JSON.stringify(environment),
  __ORIGIN__: JSON.stringify(process.env.CIVIC_ACTION_ORIGIN ?? ''),
  // As text, since an object would become a module that every file imports.
  __ENDPOINTS__: JSON.stringify(process.env.CIVIC_ACTION_ENDPOINTS ?? '{}'),
  'process.env.NODE_ENV': '"production"',
});

/** What most builds have. */
export const shared = (environment = process.env.CIVIC_ACTION_ENV ?? 'production') =>
  ({
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    sourcemap: true,
    metafile: true,
    legalComments: 'linked',
    logLevel: 'warning',
    format: 'esm',
    target: TARGET,
    jsx: 'automatic',
    define: define(environment),
  }) satisfies BuildOptions;

export const LOADER_ENTRY = 'loader/index.ts';
/** What the loader imports for pages that ask it to watch their placements. */
export const WATCH_ENTRY = 'loader/watch.ts';
export const WIDGET_ENTRY = 'widget/entries/index.ts';
/** The lazy part that draws the widget: the static page loads it at once. */
export const WIDGET_DRAWING = 'widget/entries/draw.tsx';
/** The first card's style sheets (scripts/build/code/sheets.json). */
export const WIDGET_STYLE = 'styles:first';

export const loaderOptions = (outdir: string) =>
  ({
    ...shared(),
    entryPoints: { loader: LOADER_ENTRY },
    outdir,
    format: 'iife',
    // "use strict" would only make it larger.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, strict: false } },
  }) satisfies BuildOptions;

export const watchOptions = (outdir: string) =>
  ({ ...shared(), entryPoints: { watch: WATCH_ENTRY }, outdir }) satisfies BuildOptions;

/** What ky has to tell progress by streams. No request of ours asks for it, but no bundler can see that. */
export const withoutProgress: Plugin = {
  name: 'without-progress',
  setup({ onLoad }) {
    const contents = 'export const streamRequest = (request) => request, streamResponse = (response) => response;';
    onLoad({ filter: /\/ky\/distribution\/utils\/body\.js$/ }, () => ({ contents }));
  },
};

export const widgetOptions = (outdir: string, environment?: string) =>
  ({
    ...shared(environment),
    entryPoints: { index: WIDGET_ENTRY, style: WIDGET_STYLE },
    outdir,
    splitting: true,
    plugins: [styles, joinedStyles, phoneZones, withoutProgress],
    // The shim is for React 17; React 19 has the hook.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    entryNames: '[name]-[hash]',
    // Names without words, which block lists could match.
    chunkNames: 'c-[hash]',
    // Removed by the minifier, but part of the hash, since another version of the minifier writes other bytes.
    footer: { js: `//terser ${versionOf('terser')}`, css: '/**/' },
  }) satisfies BuildOptions;

/** A script inlined into a page. It tells readers of browsers that are too old, so it must run in those. */
export const inlineOptions = (entry: string) =>
  ({
    // Left as it is; browsers that can't read it are refused before they run it.
    supported: { 'dynamic-import': true },
    ...shared(),
    entryPoints: [entry],
    sourcemap: false,
    legalComments: 'none',
    write: false,
    format: 'iife',
    target: 'es2015',
  }) satisfies BuildOptions;

/** Runs only in supported browsers. The line after the card tells the others (scripts/build/site/card.ts). */
export const firstLinesOptions = (entry: string) =>
  ({
    ...inlineOptions(entry),
    target: TARGET,
    // "use strict" would only make it larger.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, strict: false } },
  }) satisfies BuildOptions;

/** The server's build of the widget, which draws first cards: a file per kind, so that each is loaded with its first card. */
export const servedOptions = (outdir: string) => {
  const { plugins, alias } = widgetOptions('');
  return {
    ...shared(),
    entryPoints: { render: 'widget/entries/served/render.tsx' },
    minify: false,
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: '[name]-[hash]',
    sourcemap: false,
    legalComments: 'none',
    target: 'node24',
    plugins,
    alias,
  } satisfies BuildOptions;
};

/** The npm package's modules: readable, since whoever takes them has a bundler of their own, and React is theirs. */
export const packageOptions = (outdir: string, entryPoints: Record<string, string>) =>
  ({
    ...shared(),
    entryPoints,
    outdir,
    minify: false,
    sourcemap: false,
    legalComments: 'none',
    packages: 'external',
  }) satisfies BuildOptions;
