import { basename, join } from 'node:path';
import {
  buildCardPage,
  buildEarly,
  buildFirstLines,
  buildLoader,
  buildNative,
  buildNativeFirst,
  buildServed,
  buildTagScript,
  buildWatch,
  buildWidget,
} from './bundle.ts';
import { type Built, outputAt, startOf } from './chunks.ts';
import { minify, NATIVE_LOAD } from './minify.ts';
import { NATIVE_ENTRY } from './native.ts';
import { WIDGET_ENTRY } from './options.ts';

/** What was written for the loader and the widget, and the texts of the scripts that pages inline. */
export type Code = {
  loader: Built;
  watch: Built;
  widget: Built;
  /** Without a frame: the application, and what the loader imports for it. */
  native: Built;
  nativeFirst: Built;
  early: string;
  firstLines: string;
  tagScript: string;
  cardPage: string;
};

/** Draws a result within one frame of a slow phone: what a poll and a quiz show, and React, which draws it. */
const OF_A_RESULT = /^widget\/(choice\/results|ending)\/|(Poll|Quiz)Results\.tsx$|\/react-dom-client\./;

const isAtOnce = (built: Built, file: string, core: string) =>
  file === core || Object.keys(outputAt(built, file).inputs).some((input) => OF_A_RESULT.test(input));

/** Bundles and minifies all code into a site's folder. */
export async function buildCode(site: string): Promise<Code> {
  const [loader, watch, widget, native] = await Promise.all([
    buildLoader(site),
    buildWatch(site),
    buildWidget(join(site, 'widget')),
    buildNative(join(site, 'widget')),
  ]);
  const nativeCore = startOf(native, NATIVE_ENTRY);
  const nativeFirst = await buildNativeFirst(site, basename(nativeCore));
  const [early, firstLines, tagScript, cardPage] = await Promise.all([
    buildEarly(),
    buildFirstLines(),
    buildTagScript(),
    buildCardPage(),
  ]);
  await buildServed(join(site, 'server/render.mjs'));
  const core = startOf(widget, WIDGET_ENTRY);
  await minify(loader, () => 'loader');
  await minify(watch, () => 'other');
  await minify(widget, (file) => (isAtOnce(widget, file, core) ? 'atOnce' : 'other'));
  await minify(native, (file) => (isAtOnce(native, file, nativeCore) ? 'atOnce' : 'other'), NATIVE_LOAD);
  await minify(nativeFirst, () => 'other');
  return { loader, watch, widget, native, nativeFirst, early, firstLines, tagScript, cardPage };
}
