import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Built, closure, entries, findOutput, outputAt, outputOf, outputs, startOf } from './code/chunks.ts';
import type { Code } from './code/index.ts';
import { LOADER_ENTRY, WATCH_ENTRY, WIDGET_DRAWING, WIDGET_ENTRY, WIDGET_STYLE } from './code/options.ts';
import { ROOT } from './root.ts';
import { brotliSize } from './site/files.ts';
import { DASHBOARD_PAGE } from './site/pages.ts';

/**
 * `own` is the kind's code, `copy` its texts in the longest locale, `all` what a reader of the first card still has to
 * load for it, with libraries and without texts.
 */
export type KindSizes = { own: number; copy: number; all: number; libraries: Record<string, number> };

/**
 * Brotli bytes per part, as design §5 counts them. `application` is what a reader of a poll fetches on interest,
 * `staticPage` what a static server's page adds to it, `features` what several kinds share.
 */
export type Sizes = {
  loader: number;
  watch: number;
  application: number;
  staticPage: number;
  kinds: Record<string, KindSizes>;
  features: Record<string, number>;
  /** Script and style of the page that editors and operators see; no reader loads it. */
  dashboard: number;
  locales: Record<string, number>;
};

/** Features that several kinds share, with their folders; their chunks load with the first such kind. */
const FEATURES = {
  addresses: ['parts/addresses'],
  email: ['parts/email'],
  form: ['parts/form', 'ui/fields'],
  lawmakers: ['parts/lawmakers'],
  recording: ['core/recording'],
  slider: ['ui/slider'],
};

const LIBRARY = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
/** What the build makes of a library's data (phone-zones.ts). */
const DATA = /^zone:/;
const libraryOf = (input: string) => (DATA.test(input) ? 'libphonenumber-js' : (input.match(LIBRARY)?.[1] ?? ''));
const featureOf = (input: string) =>
  Object.entries(FEATURES).find(
    ([, folders]) => !DATA.test(input) && folders.some((folder) => input.startsWith(`widget/${folder}/`)),
  )?.[0] ?? '';

async function sizeOf(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => brotliSize(await readFile(join(ROOT, file)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Brotli bytes of these chunks by whom their inputs belong to; '' stands for all others. */
async function sharesOf(built: Built, files: Iterable<string>, ownerOf: (input: string) => string) {
  const sizes: Record<string, number> = {};
  for (const file of files) {
    const shares = new Map<string, number>();
    for (const [input, { bytesInOutput }] of Object.entries(outputAt(built, file).inputs))
      shares.set(ownerOf(input), (shares.get(ownerOf(input)) ?? 0) + bytesInOutput);
    const perByte = (await sizeOf([file])) / [...shares.values()].reduce((a, b) => a + b, 0);
    for (const [owner, bytes] of shares) sizes[owner] = (sizes[owner] ?? 0) + Math.round(bytes * perByte);
  }
  return sizes;
}

/** The kind whose texts an entry holds; '' for other entries. */
const copyOf = (entryPoint = '') => entryPoint.match(/^widget\/actions\/(\w+)\/copy\//)?.[1] ?? '';
const isCopy = (entryPoint: string) => copyOf(entryPoint) !== '';

type Lazy = (file: string) => string[];

/** Chunks with a library that a chunk imports lazily. */
const librariesOf = (built: Built, file: string) =>
  outputAt(built, file)
    .imports.filter(({ kind }) => kind === 'dynamic-import')
    .map(({ path }) => path)
    .filter((path) => Object.keys(built.metafile.outputs[path]?.inputs ?? {}).some(libraryOf));

/** Whether a chunk belongs to one kind: a screen of it, or code that only its screens share. */
const isOfKind = (kind: string, { entryPoint, inputs }: Built['metafile']['outputs'][string]) => {
  const folder = `widget/actions/${kind}/`;
  if (entryPoint) return entryPoint.startsWith(folder) && !isCopy(entryPoint);
  const ours = Object.keys(inputs).filter((input) => libraryOf(input) === '');
  return ours.length > 0 && ours.every((input) => input.startsWith(folder));
};

const OWN = 'own';

/** A kind's own chunks, with those of later screens, and the libraries that it brings. */
async function measureKind(built: Built, kind: string, lazy: Lazy): Promise<KindSizes> {
  const reached = outputs(built).flatMap(([file, output]) => (isOfKind(kind, output) ? lazy(file) : []));
  const files = new Set([...reached, ...reached.flatMap((file) => librariesOf(built, file)).flatMap(lazy)]);
  const copy = outputs(built).filter(([, { entryPoint }]) => copyOf(entryPoint) === kind);
  const copySizes = await Promise.all(copy.map(([file]) => sizeOf([file])));
  // By folder: a chunk of the kind may hold code of others that it alone uses, and the other way round.
  const ownerOf = (input: string) => (input.startsWith(`widget/actions/${kind}/`) ? OWN : libraryOf(input));
  const { [OWN]: own = 0, '': _others, ...libraries } = await sharesOf(built, files, ownerOf);
  return { own, copy: Math.max(...copySizes), all: await sizeOf(files), libraries };
}

/** The sizes of shared features, in whichever chunks their code is. */
async function measureFeatures(built: Built, core: Set<string>): Promise<Record<string, number>> {
  const late = outputs(built).flatMap(([file]) => (file.endsWith('.js') && !core.has(file) ? file : []));
  const { '': _others, ...sizes } = await sharesOf(built, late, featureOf);
  return { ...Object.fromEntries(Object.keys(FEATURES).map((name) => [name, 0])), ...sizes };
}

/** The scripts that a poll in English needs. */
function scriptsOfPoll(built: Built, core: Set<string>, lazy: Lazy): Set<string> {
  const later = ['i18n/en-US.ts', 'widget/actions/poll/screens.tsx', 'widget/actions/poll/copy/en-US.ts'].map(
    (entry) => findOutput(built, entry) ?? [],
  );
  return new Set([...core, ...later.flat().flatMap(lazy)]);
}

/** Page and style, which the server's page with a first card holds itself. */
const staticPage = (site: string, built: Built) => [
  outputOf(built, WIDGET_STYLE),
  relative(ROOT, join(site, 'widget/index.html')),
];

export const measureDashboard = (built: Built): Promise<number> =>
  sizeOf([outputOf(built, DASHBOARD_PAGE.entry), outputOf(built, DASHBOARD_PAGE.style)]);

export async function measure(site: string, { loader, watch, widget }: Code): Promise<Omit<Sizes, 'dashboard'>> {
  const core = closure(widget, outputOf(widget, WIDGET_DRAWING), closure(widget, startOf(widget, WIDGET_ENTRY)));
  const lazy: Lazy = (file) => [...closure(widget, file)].filter((each) => !core.has(each));
  const kinds: Sizes['kinds'] = {};
  const locales: Sizes['locales'] = {};
  for (const [entryPoint, file] of entries(widget)) {
    const kind = entryPoint.match(/^widget\/actions\/(\w+)\/screens\.tsx$/)?.[1];
    const locale = entryPoint.match(/^i18n\/([\w-]+)(?:\.more)?\.(?:ts|json)$/)?.[1];
    if (kind) kinds[kind] = await measureKind(widget, kind, lazy);
    if (locale) locales[locale] = (locales[locale] ?? 0) + (await sizeOf(lazy(file)));
  }
  return {
    loader: await sizeOf([outputOf(loader, LOADER_ENTRY)]),
    watch: await sizeOf([outputOf(watch, WATCH_ENTRY)]),
    application: await sizeOf(scriptsOfPoll(widget, core, lazy)),
    staticPage: await sizeOf(staticPage(site, widget)),
    kinds,
    features: await measureFeatures(widget, core),
    locales,
  };
}
