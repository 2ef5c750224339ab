import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Built, closure, outputOf, startOf } from '../code/chunks.ts';
import { WIDGET_DRAWING, WIDGET_ENTRY, WIDGET_STYLE } from '../code/options.ts';
import { ROOT } from '../root.ts';

/** A page's template and the entries that it links to. */
export type PageSource = {
  template: string;
  entry: string;
  style?: string;
  /** Loaded at once. */
  lazy?: string;
  /** Where its files are; by default beside the page. */
  base?: string;
};

export const WIDGET_PAGE: PageSource = {
  template: 'widget/index.html',
  entry: WIDGET_ENTRY,
  style: WIDGET_STYLE,
  lazy: WIDGET_DRAWING,
};

function scriptTags(built: Built, { entry, lazy, base = './' }: PageSource): string {
  const starts = [startOf(built, entry), ...(lazy ? [outputOf(built, lazy)] : [])];
  const [file = '', ...preloads] = new Set(starts.flatMap((each) => [...closure(built, each)]));
  return [
    ...preloads.map((each) => `<link rel="modulepreload" crossorigin href="${base}${basename(each)}">`),
    `<script type="module" crossorigin src="${base}${basename(file)}"></script>`,
  ].join('\n');
}

/** Fills in a page's template. @param early the page's first script, if it has one */
export async function writePage(file: string, source: PageSource, built: Built, early = '') {
  const { template, style, base = './' } = source;
  const sheet = style ? `<link rel="stylesheet" crossorigin href="${base}${basename(outputOf(built, style))}">` : '';
  const page = (await readFile(join(ROOT, template), 'utf8'))
    .replace('<!--early-->', () => `<script>${early}</script>`)
    .replace('<!--style-->', () => sheet)
    .replace('<!--entry-->', () => scriptTags(built, source));
  await writeFile(file, page);
}

export const writeTagPage = (file: string, script: string) =>
  writeFile(file, `<!doctype html><meta charset="utf-8"><title>Civic Action</title><body><script>${script}</script>\n`);
