import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  CARD_FORMAT,
  type CardFiles,
  type CardParts,
  type KindFiles,
} from '../../../widget/core/api/wire/served-page.ts';
import { IMAGES_BASE } from '../../../widget/core/config/config.ts';
import { type Built, closure, entries, outputAt, outputOf, startOf } from '../code/chunks.ts';
import type { Code } from '../code/index.ts';
import { NATIVE_DRAWING, NATIVE_ENTRY } from '../code/native.ts';
import { WIDGET_DRAWING, WIDGET_ENTRY, WIDGET_STYLE } from '../code/options.ts';
import { styleText } from '../code/styles.ts';
import { ROOT } from '../root.ts';

/**
 * Begins the card (`Early.begin`). Where the first lines have not run, the browser is too old for them or for the widget:
 * the page without a card says so. Every browser reads this line. A host's fragment stays (contract §4).
 */
const BEGINNING =
  '!function(l){window.civicActionEarly?civicActionEarly.begin(l):l()}' +
  '(function(){location.replace("index.html"+location.search+location.hash)})';
const SCREENS = /^widget\/actions\/(\w+)\/screens\.tsx$/;
const COPY = /^widget\/actions\/(\w+)\/copy\/([\w-]+)\.(?:ts|json)$/;
/** `en-US`, `en-US.more` for later screens, `forms/en-US.forms`. */
const WORDS = /^i18n\/(?:forms\/)?([\w-]+)(?:\.(more|forms))?\.(?:ts|json)$/;

/** What a form is drawn by, and its style. */
const FORM = 'widget/parts/form/ActionForm.tsx';
const FORM_STYLE = 'styles:forms';
/** Loaded as soon as the first card is left. */
const LATE = ['widget/core/app/late/more.ts', 'widget/core/session/fill/fill.ts'];

/** The files that some files import lazily. */
const lazyIn = (widget: Built, files: readonly string[]) =>
  files.flatMap((file) =>
    outputAt(widget, file).imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [path] : [])),
  );

const isOwn = (widget: Built, file: string, kind: string) =>
  Object.keys(outputAt(widget, file).inputs).some((input) => input.startsWith(`widget/actions/${kind}/`));

const address = (file: string) => `./${basename(file)}`;

type Words = { [locale: string]: string };

function wordsOf(byEntry: readonly (readonly [string, string])[]) {
  const words: { first: Words; more: Words; forms: Words } = { first: {}, more: {}, forms: {} };
  for (const [entryPoint, file] of byEntry) {
    const [, locale, part = 'first'] = WORDS.exec(entryPoint) ?? [];
    if (locale) words[part as keyof typeof words][locale] = address(file);
  }
  return words;
}

function filesOf(widget: Built, entry: string, drawingEntry: string): CardFiles {
  const core = closure(widget, startOf(widget, entry));
  const drawing = closure(widget, outputOf(widget, drawingEntry));
  const before = new Set([...core, ...drawing]);
  const besides = (files: readonly string[], known: ReadonlySet<string>) =>
    [...new Set(files.flatMap((file) => [...closure(widget, file)]))].filter((each) => !known.has(each));
  // By their sources: the hashes in their names order them otherwise after each change.
  const byEntry = entries(widget).sort(([a], [b]) => (a < b ? -1 : 1));
  const words = wordsOf(byEntry);
  const late = besides(
    LATE.map((each) => outputOf(widget, each)),
    before,
  );

  function kindOf(file: string, name: string): KindFiles {
    const screens = besides([file], before);
    const known = new Set([...before, ...screens, ...late]);
    // What other kinds share has doors of its own, which few readers open.
    const own = screens.filter((each) => isOwn(widget, each, name));
    const later = besides(lazyIn(widget, own), known);
    const hasForm = later.some((each) => FORM in outputAt(widget, each).inputs);
    const next = hasForm ? [...later, outputOf(widget, FORM_STYLE)] : later;
    const copy: Words = {};
    for (const [entryPoint, each] of byEntry) {
      const [, kind, locale] = COPY.exec(entryPoint) ?? [];
      if (kind === name && locale) copy[locale] = address(each);
    }
    return { screens: screens.map(address), copy, next: next.map(address), ...(hasForm && { forms: words.forms }) };
  }

  const kinds: { [kind: string]: KindFiles } = {};
  for (const [entryPoint, file] of byEntry) {
    const [, kind] = SCREENS.exec(entryPoint) ?? [];
    if (kind) kinds[kind] = kindOf(file, kind);
  }
  return {
    core: [...core].map(address),
    drawing: besides([outputOf(widget, drawingEntry)], core).map(address),
    kinds,
    locales: words.first,
    next: late.map(address),
    words: words.more,
  };
}

/** What the server puts a page with a first card together from. */
async function cardParts({ widget, native }: Pick<Code, 'widget' | 'native'>, firstLines: string): Promise<CardParts> {
  return {
    format: CARD_FORMAT,
    imagesBase: JSON.parse(process.env.CIVIC_ACTION_ENDPOINTS || '{}').imagesBase ?? IMAGES_BASE,
    style: (await readFile(join(ROOT, outputOf(widget, WIDGET_STYLE)), 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '').trim(),
    firstLines,
    beginning: BEGINNING,
    ...filesOf(widget, WIDGET_ENTRY, WIDGET_DRAWING),
    nativeStyle: await styleText(join(ROOT, 'widget/entries/native/native.css')),
    native: filesOf(native, NATIVE_ENTRY, NATIVE_DRAWING),
  };
}

export const writeCardParts = async (file: string, code: Pick<Code, 'widget' | 'native' | 'firstLines'>) =>
  writeFile(file, JSON.stringify(await cardParts(code, code.firstLines)));
