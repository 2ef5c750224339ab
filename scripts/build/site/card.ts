import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CARD_FORMAT, type CardFiles, type CardParts } from '../../../widget/core/api/wire/served-page.ts';
import { IMAGES_BASE } from '../../../widget/core/config/config.ts';
import { type Built, closure, outputs as outputFiles, outputOf, startOf } from '../code/chunks.ts';
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
const LOCALE = /^i18n\/([\w-]+)\.(?:ts|json)$/;

function filesOf(widget: Built, entry: string, drawingEntry: string): CardFiles {
  const address = (file: string) => `./${basename(file)}`;
  const core = closure(widget, startOf(widget, entry));
  const drawing = closure(widget, outputOf(widget, drawingEntry));
  const besides = (file: string, known: Set<string>) => [...closure(widget, file)].filter((each) => !known.has(each));
  const kinds: { [kind: string]: { screens: string[]; copy: { [locale: string]: string } } } = {};
  const locales: { [locale: string]: string } = {};
  // By their sources: the hashes in their names order them otherwise after each change.
  const byEntry = outputFiles(widget).sort(([, a], [, b]) => ((a.entryPoint ?? '') < (b.entryPoint ?? '') ? -1 : 1));
  for (const [file, { entryPoint = '' }] of byEntry) {
    const [, kind] = SCREENS.exec(entryPoint) ?? [];
    const [, ofCopy, copyLocale] = COPY.exec(entryPoint) ?? [];
    const [, locale] = LOCALE.exec(entryPoint) ?? [];
    if (locale) locales[locale] = address(file);
    for (const name of [kind, ofCopy]) if (name) kinds[name] ??= { screens: [], copy: {} };
    if (kind) kinds[kind]?.screens.push(...besides(file, new Set([...core, ...drawing])).map(address));
    if (ofCopy && copyLocale && kinds[ofCopy]) kinds[ofCopy].copy[copyLocale] = address(file);
  }
  return {
    core: [...core].map(address),
    drawing: besides(outputOf(widget, drawingEntry), core).map(address),
    kinds,
    locales,
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
