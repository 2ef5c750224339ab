/**
 * Builds `dist/`: a site root that any static server can hold (contract §1).
 *
 *   node build.mjs [--watch]
 *
 * CIVIC_ACTION_ENV        qa | stage | production (default) | development | storybook | test
 * CIVIC_ACTION_ORIGIN     where the built site will stand; default: wherever it is served from
 * CIVIC_ACTION_ENDPOINTS  JSON that overrides single endpoints of widget/config.ts
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as esbuild from 'esbuild';
import { minify } from 'terser';

const root = import.meta.dirname;
const versionOf = (name) => createRequire(import.meta.url)(`${name}/package.json`).version;
const TERSER = `terser ${versionOf('terser')}`;
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const LONGEST_BUILD_MS = 60_000;

/** Bytes, brotli (design §5). */
export const BUDGETS = { loader: 2_500, firstCard: 92_000, kind: 6_000, feature: 8_000, locale: 8_000 };

const brotli = promisify(brotliCompress);
export const brotliSize = async (data) =>
  (await brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;

/** The same source through Preact: the native build, and a test that nothing creeps in that only React has. */
export const PREACT_ALIASES = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  '@preact/signals-react': '@preact/signals',
  '@preact/signals-react/runtime': join(root, 'widget/browser/signals-runtime.ts'),
};

/** What a build was told: another setting needs another build. */
const SETTINGS = ['CIVIC_ACTION_ENV', 'CIVIC_ACTION_ORIGIN', 'CIVIC_ACTION_ENDPOINTS'];

const settings = Object.fromEntries(SETTINGS.map((name) => [name, process.env[name] ?? '']));

const RECORD = join(root, '.cache/build.json');

/** Whether what stands in `dist/` was told the same: the chunks of a development build belong into no other. */
async function isToldTheSame() {
  const last = JSON.parse(await readFile(RECORD, 'utf8').catch(() => '{}'));
  return JSON.stringify(last.settings) === JSON.stringify(settings);
}

const define = (environment = process.env.CIVIC_ACTION_ENV ?? 'production') => ({
  __VERSION__: JSON.stringify(version),
  __ENVIRONMENT__: JSON.stringify(environment),
  __ORIGIN__: JSON.stringify(process.env.CIVIC_ACTION_ORIGIN ?? ''),
  // As text: an object would become a module of its own that every file imports.
  __ENDPOINTS__: JSON.stringify(process.env.CIVIC_ACTION_ENDPOINTS ?? '{}'),
  'process.env.NODE_ENV': '"production"',
});

const shared = () => ({
  absWorkingDir: root,
  bundle: true,
  minify: true,
  sourcemap: true,
  metafile: true,
  legalComments: 'linked',
  logLevel: 'warning',
  define: define(),
});

export const loaderOptions = (outdir = 'dist') => ({
  ...shared(),
  entryPoints: { loader: 'loader/index.ts' },
  outdir,
  format: 'iife',
  target: 'es2022',
  // "use strict" changes nothing in it but its size.
  tsconfigRaw: { compilerOptions: { alwaysStrict: false, strict: false } },
});

/**
 * Superstruct's makers of structs have no effect but their result. Said so, a struct that a chunk does not use leaves it;
 * unsaid, the first card would carry the shapes of every kind.
 */
const pureStructs = {
  name: 'pure-structs',
  setup(context) {
    context.onLoad({ filter: /superstruct[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/^function /gm, '/* @__NO_SIDE_EFFECTS__ */ function '),
    }));
  },
};

/** Only the server reads what a request must be: the browser's copy of the table does without those shapes. */
const withoutRequests = {
  name: 'without-requests',
  setup(context) {
    context.onResolve({ filter: /\/wire\/[\w-]+\.ts$|^\.\/[\w-]+\.ts$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      return /widget[\\/]api[\\/]wire[\\/]/.test(file) ? { path: file, sideEffects: false } : undefined;
    });
    context.onLoad({ filter: /widget[\\/]api[\\/]calls[\\/]\w+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/\bcall\(\s*('[^']+'),\s*[\w.]+,/g, 'call($1, null,'),
      loader: 'ts',
    }));
  },
};

export const widgetOptions = (outdir = 'dist/widget') => ({
  ...shared(),
  entryPoints: { index: 'widget/index.tsx', style: 'widget/styles/index.css' },
  outdir,
  format: 'esm',
  splitting: true,
  target: 'es2022',
  jsx: 'automatic',
  plugins: [pureStructs, withoutRequests],
  // The shim is for React 17; ours brings the hook itself.
  alias: { 'use-sync-external-store/shim/index.js': join(root, 'widget/browser/external-store.ts') },
  entryNames: '[name]-[hash]',
  // Names tell a block list nothing: a chunk is named by its content alone.
  chunkNames: 'c-[hash]',
  // Taken out again by the minifier, but part of the hash: another minifier writes other bytes, under another name.
  footer: { js: `//${TERSER}`, css: '/**/' },
});

/** The frame's first lines, inlined into the page: they speak before any file of the application has come. */
const EARLY = 'widget/host/frame/early.ts';
/** The page in which code of others runs, sandboxed: one small file, so its script stands in it. */
const TAG_PAGE = 'widget/tracking/partners/tag-page.ts';

const inlineOptions = (entry) => ({
  ...shared(),
  entryPoints: [entry],
  sourcemap: false,
  legalComments: 'none',
  write: false,
  format: 'iife',
  target: 'es2020',
});

/** Output names by where their code begins: the entries that a build was given, and what is imported lazily. */
const entryFiles = (metafile) => Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);

/**
 * Puts everything that the first card needs into one chunk. Left alone, the splitter makes a chunk for each set of lazy
 * parts that share a module: with fifteen kinds that is dozens of requests, and small files compress badly. Here every
 * lazy part imports the same core, so that there is one such set.
 */
const oneCore = (metafile, entry) => {
  const core = [...closure(metafile, outputOf(metafile, entry))].flatMap((file) =>
    Object.keys(metafile.outputs[file].inputs),
  );
  const lazy = entryFiles(metafile).filter((file) => file !== entry && !file.endsWith('.css') && !core.includes(file));
  const imports = core
    .filter((file) => file !== entry && /^(widget|loader|i18n)\//.test(file) && !file.startsWith('widget/api/wire/'))
    .map((file) => `import ${JSON.stringify(join(root, file))};`);
  return {
    name: 'one-core',
    setup(context) {
      context.onResolve({ filter: /^civic-core$/ }, () => ({
        path: 'core',
        namespace: 'civic-core',
        sideEffects: true,
      }));
      context.onLoad({ filter: /./, namespace: 'civic-core' }, () => ({
        contents: imports.join('\n'),
        resolveDir: root,
      }));
      context.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const file = relative(root, path);
        if (file !== entry && !lazy.includes(file)) return undefined;
        return {
          contents: `${await readFile(path, 'utf8')}\nimport 'civic-core';`,
          loader: extname(path).slice(1),
          resolveDir: dirname(path),
        };
      });
    },
  };
};

/** esbuild minifies fast, terser a little further: 2 % of what a reader downloads. */
async function squeeze({ metafile }) {
  for (const file of Object.keys(metafile.outputs).filter((name) => name.endsWith('.js'))) {
    const path = join(root, file);
    const isModule = !file.endsWith('loader.js');
    const { code, map } = await minify(await readFile(path, 'utf8'), {
      module: isModule,
      // Reading a property has no effect in what we ship; without saying so, many dead reads stay.
      // In the loader, `a === "x"` compresses better than `"x" === a`.
      compress: {
        passes: 3,
        ecma: 2020,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        lhs_constants: isModule,
      },
      format: { ecma: 2020, comments: false },
      // The loader's map stands beside it, unnamed: its name would be 1 % of what every page downloads.
      sourceMap: { content: await readFile(`${path}.map`, 'utf8'), ...(isModule && { url: `${basename(file)}.map` }) },
    });
    await writeFile(path, code);
    await writeFile(`${path}.map`, map);
  }
}

export async function buildWidget(outdir) {
  const options = widgetOptions(outdir);
  const { metafile } = await esbuild.build({ ...options, write: false });
  return esbuild.build({ ...options, plugins: [...options.plugins, oneCore(metafile, 'widget/index.tsx')] });
}

const outputs = (metafile) => Object.entries(metafile.outputs).filter(([file]) => !file.endsWith('.map'));

/** Everything that an output imports statically, itself first. */
function closure(metafile, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of metafile.outputs[file].imports)
    if (kind === 'import-statement' && metafile.outputs[path]) closure(metafile, path, seen);
  return seen;
}

const outputOf = (metafile, entryPoint) =>
  outputs(metafile).find(([, output]) => output.entryPoint === entryPoint)?.[0];

const WIDGET_PAGE = { template: 'widget/index.html', entry: 'widget/index.tsx', style: 'widget/styles/index.css' };

/** Fills a page's template with what was built for it. @param early the page's first lines, where it has some */
async function writePage(file, { template, ...names }, { metafile }, early) {
  const entry = outputOf(metafile, names.entry);
  const style = outputOf(metafile, names.style);
  const preloads = [...closure(metafile, entry)].slice(1);
  const page = (await readFile(join(root, template), 'utf8'))
    .replace('<!--early-->', () => `<script>${early.outputFiles[0].text.trim()}</script>`)
    .replace('<!--style-->', () => `<link rel="stylesheet" crossorigin href="./${basename(style)}">`)
    .replace('<!--entry-->', () =>
      [
        ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="./${basename(file)}">`),
        `<script type="module" crossorigin src="./${basename(entry)}"></script>`,
      ].join('\n'),
    );
  await writeFile(file, page);
}

const GALLERY_PAGE = {
  template: 'widget/gallery/page/index.html',
  entry: 'widget/gallery/page/index.ts',
  style: 'widget/gallery/page/style.css',
};

/**
 * The gallery: a page of frames, and beside it the widget's own page from the same source, in an environment that has
 * mock data and sends nothing. Nobody waits for it, so it is neither squeezed nor compressed.
 */
async function buildGallery(site, early) {
  const folder = join(site, 'gallery');
  const options = widgetOptions(folder);
  const entryPoints = { ...options.entryPoints, gallery: GALLERY_PAGE.entry, 'gallery-style': GALLERY_PAGE.style };
  const built = await esbuild.build({ ...options, entryPoints, define: define('storybook') });
  await writePage(join(folder, 'index.html'), GALLERY_PAGE, built);
  await writePage(join(folder, 'frame.html'), WIDGET_PAGE, built, early);
}

const writeTagPage = (site, { outputFiles: [script] }) =>
  writeFile(
    join(site, 'widget/tag.html'),
    `<!doctype html><meta charset="utf-8"><title>Civic Action</title><body><script>${script.text.trim()}</script>\n`,
  );

/** Compressed siblings, so that a static server need not compress the same bytes for every reader. */
async function precompress(folder) {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!['.js', '.css', '.html', '.svg'].includes(extname(file))) continue;
    const data = await readFile(join(folder, file));
    await writeFile(`${join(folder, file)}.br`, await brotli(data));
    await writeFile(`${join(folder, file)}.gz`, await promisify(gzip)(data, { level: 9 }));
  }
}

/** Small pictures that most widgets never ask for: copied as they are. */
async function copyPictures(site) {
  const from = join(root, 'node_modules/flag-icons');
  await cp(join(from, 'flags/4x3'), join(site, 'flags'), { recursive: true });
  await cp(join(from, 'LICENSE'), join(site, 'flags/LICENSE.txt'));
  await cp(join(root, 'widget/images'), join(site, 'images'), { recursive: true });
}

const sizeOf = async (files) =>
  (await Promise.all([...files].map(async (file) => brotliSize(await readFile(join(root, file)))))).reduce(
    (a, b) => a + b,
    0,
  );

const LIBRARY = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** What several kinds share, each a chunk or more that comes with the first of them. */
const FEATURES = ['addresses', 'email', 'form', 'lawmakers'];
const libraryOf = (input) => input.match(LIBRARY)?.[1] ?? '';
const featureOf = (input) => FEATURES.find((name) => input.startsWith(`widget/${name}/`)) ?? '';

/** Who put how much into a chunk, by an owner's name; '' is everybody else. The chunk's bytes are shared out by that. */
async function sharesOf(metafile, file, ownerOf = libraryOf) {
  const shares = {};
  for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[file].inputs)) {
    const owner = ownerOf(input);
    shares[owner] = (shares[owner] ?? 0) + bytesInOutput;
  }
  const perByte = (await sizeOf([file])) / Object.values(shares).reduce((a, b) => a + b, 0);
  return Object.entries(shares).map(([owner, bytes]) => [owner, Math.round(bytes * perByte)]);
}

/** A kind's own chunks, those of its later screens too, and apart from them the libraries that it is the first to bring. */
async function measureKind(metafile, kind, lazy) {
  const own = outputs(metafile).filter(([, { entryPoint }]) => entryPoint?.startsWith(`widget/actions/${kind}/`));
  const sizes = { own: 0, all: 0, libraries: {} };
  const isLibrary = ({ path, kind: how }) =>
    how === 'dynamic-import' && LIBRARY.test(metafile.outputs[path]?.entryPoint);
  const reached = new Set(own.flatMap(([file]) => lazy(file)));
  const asked = [...reached].flatMap((file) =>
    metafile.outputs[file].imports.filter(isLibrary).map(({ path }) => path),
  );
  const files = new Set([...reached, ...asked.flatMap(lazy)]);
  sizes.all = await sizeOf(files);
  for (const file of files)
    for (const [owner, size] of await sharesOf(metafile, file))
      if (owner) sizes.libraries[owner] = (sizes.libraries[owner] ?? 0) + size;
      else if (own.some(([each]) => each === file)) sizes.own += size;
  return sizes;
}

/** What the shared features weigh, wherever their code came to stand behind the first card. */
async function measureFeatures(metafile, base) {
  const sizes = Object.fromEntries(FEATURES.map((name) => [name, 0]));
  const late = outputs(metafile).filter(([file]) => file.endsWith('.js') && !base.has(file));
  for (const [file] of late)
    for (const [owner, size] of await sharesOf(metafile, file, featureOf)) if (owner) sizes[owner] += size;
  return sizes;
}

/** Brotli bytes per part, as design §5 counts them. */
async function measure(site, loader, widget) {
  const { metafile } = widget;
  const entry = outputOf(metafile, 'widget/index.tsx');
  const base = closure(metafile, entry);
  const lazy = (file) => [...closure(metafile, file)].filter((each) => !base.has(each));
  const style = outputOf(metafile, 'widget/styles/index.css');
  const page = relative(root, join(site, 'widget/index.html'));
  const parts = { loader: await sizeOf([outputOf(loader.metafile, 'loader/index.ts')]), kinds: {}, locales: {} };
  for (const [file, { entryPoint }] of outputs(metafile)) {
    const kind = entryPoint?.match(/^widget\/actions\/(\w+)\/screens\.tsx$/)?.[1];
    const locale = entryPoint?.match(/^i18n\/([\w-]+)(?:\.more)?\.ts$/)?.[1];
    if (kind) parts.kinds[kind] = await measureKind(metafile, kind, lazy);
    if (locale) parts.locales[locale] = (parts.locales[locale] ?? 0) + (await sizeOf(lazy(file)));
  }
  parts.features = await measureFeatures(metafile, base);
  const locale = outputs(metafile).find(([, output]) => output.entryPoint === 'i18n/en-US.ts')?.[0];
  const poll = outputOf(metafile, 'widget/actions/poll/screens.tsx');
  const card = new Set([...base, style, page, ...(locale ? lazy(locale) : []), ...(poll ? lazy(poll) : [])]);
  parts.firstCard = await sizeOf(card);
  return parts;
}

const WHAT_TO_DO =
  'Make lazy what only some visitors need (docs/design.md, 5), or decide on another budget: BUDGETS in build.mjs and README.md.';

function check(sizes) {
  const rows = [
    ['loader.js', sizes.loader, BUDGETS.loader],
    ['first card', sizes.firstCard, BUDGETS.firstCard],
    ...Object.entries(sizes.kinds).map(([name, { own }]) => [`kind ${name}`, own, BUDGETS.kind]),
    ...Object.entries(sizes.features).map(([name, size]) => [`shared ${name}`, size, BUDGETS.feature]),
    ...Object.entries(sizes.locales).map(([name, size]) => [`locale ${name}`, size, BUDGETS.locale]),
  ];
  for (const [name, size, budget] of rows)
    console.log(
      `${name.padEnd(24)} ${String(size).padStart(7)} B of ${String(budget).padStart(7)} B${size > budget ? '  OVER BUDGET' : ''}`,
    );
  for (const [kind, { libraries }] of Object.entries(sizes.kinds))
    for (const [name, size] of Object.entries(libraries))
      console.log(`${`kind ${kind}: ${name}`.padEnd(32)} ${String(size).padStart(7)} B, a library`);
  const over = rows.filter(([, size, budget]) => size > budget);
  for (const [name, size, budget] of over)
    console.error(`${name} is ${size - budget} B over its budget. ${WHAT_TO_DO}`);
  return over.length === 0;
}

async function writeLoaderPaths(site, sizes) {
  const versioned = join(site, `v${version}/loader.js`);
  await mkdir(dirname(versioned), { recursive: true });
  await cp(join(site, 'loader.js'), versioned);
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(versioned))
    .digest('base64')}`;
  const record = { version, integrity, settings, sizes };
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(RECORD, JSON.stringify(record, null, 2));
  console.log(`/v${version}/loader.js integrity="${integrity}"`);
}

/**
 * A reader who has the earlier page open still asks for its chunks: those of the last build stay for one more. What was
 * itself carried over goes: it is older than the page that named it.
 */
async function carryOver(from, to) {
  const page = await stat(join(from, 'index.html')).catch(() => null);
  const files = page ? await readdir(from) : [];
  for (const file of files.filter((name) => /-[A-Z0-9]{8}\.(js|css)/.test(name))) {
    const isOfThatBuild = (await stat(join(from, file))).mtimeMs > page.mtimeMs - LONGEST_BUILD_MS;
    if (isOfThatBuild) await cp(join(from, file), join(to, file), { preserveTimestamps: true, force: false });
  }
}

/** Whoever serves or reads `dist/` meanwhile finds the old site or the new one, never half of either. */
async function swap(site, isSameAsLast) {
  const dist = join(root, 'dist');
  const old = `${site}-old`;
  if (isSameAsLast) await carryOver(join(dist, 'widget'), join(site, 'widget'));
  await rename(dist, old).catch(() => {
    /* the first build has nothing to move away */
  });
  await rename(site, dist);
  await rm(old, { recursive: true, force: true });
}

/** One whole build. @returns whether every part is within its budget */
export async function build() {
  const site = join(root, `.cache/site-${process.pid}`);
  const isSameAsLast = await isToldTheSame();
  const [loader, widget, early, tagPage] = await Promise.all([
    esbuild.build(loaderOptions(site)),
    buildWidget(join(site, 'widget')),
    esbuild.build(inlineOptions(EARLY)),
    esbuild.build(inlineOptions(TAG_PAGE)),
  ]);
  await squeeze(loader);
  await squeeze(widget);
  await writePage(join(site, 'widget/index.html'), WIDGET_PAGE, widget, early);
  await writeTagPage(site, tagPage);
  await writeFile(join(site, 'up.txt'), '1');
  const sizes = await measure(site, loader, widget);
  await writeLoaderPaths(site, sizes);
  await precompress(site);
  await copyPictures(site);
  await buildGallery(site, early);
  await swap(site, isSameAsLast);
  return check(sizes);
}

async function watch() {
  const rebuild = {
    name: 'rebuild',
    setup: (context) =>
      context.onEnd(async ({ errors }) => {
        if (errors.length === 0) await build().catch(console.error);
      }),
  };
  const options = widgetOptions('.cache/watch');
  const entryPoints = [...Object.values(options.entryPoints), 'loader/index.ts', EARLY, TAG_PAGE];
  const context = await esbuild.context({ ...options, entryPoints, plugins: [rebuild], write: false });
  await context.watch();
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--watch')) await watch();
  else if (!(await build())) process.exitCode = 1;
}
