import { brotliCompressSync } from 'node:zlib';
import { frameFirstPlacement, loaderPlacement, loaderTag, nativePlacement } from '../../../server/pages/snippet.ts';
import type { OwnPages } from '../link/front.ts';

/** What the widget is compared with: the same first card as a page of its own, and a script that only appends it. */
const PLAIN_PATH = '/plain/';
const APPEND_PATH = '/append.js';

/** @param origin of the page @returns a frame of the widget's size */
const controlFrame = (origin: string) =>
  `<iframe src="${origin}${PLAIN_PATH}" title="Take action" width="620" height="362" style="border:0;display:block;max-width:100%"></iframe>`;

const appendScript = (origin: string) => `{
  const frame = document.createElement('iframe');
  frame.src = '${origin}${PLAIN_PATH}';
  frame.title = 'Take action';
  frame.width = 620;
  frame.height = 362;
  frame.style.cssText = 'border:0;display:block;max-width:100%';
  document.querySelector('#place').append(frame);
}`;

const withoutScripts = (page: string) => page.replace(/<script\b.*?<\/script>/gs, '');

/** @param page with a first card, as the server answers with it */
export function controlPages(page: string, origin: string): OwnPages {
  return {
    [PLAIN_PATH]: { type: 'text/html; charset=utf-8', packed: brotliCompressSync(withoutScripts(page)) },
    [APPEND_PATH]: { type: 'text/javascript', packed: brotliCompressSync(appendScript(origin)) },
  };
}

export type Origins = {
  /** Loader, widget and API. */
  widget: string;
  /** The same, where the server draws no first cards. */
  still: string;
  /** The controls. */
  control: string;
};

const snippetOf = (origin: string, requestId = 'wr-poll') => ({
  origin,
  requestId,
  title: 'Take action',
  label: 'Take action',
});

const frameFirst = (origin: string, requestId?: string) =>
  frameFirstPlacement(snippetOf(origin, requestId)).markup + loaderTag(origin).markup;

const scriptMade = (origin: string, requestId?: string, sponsored = false) =>
  loaderPlacement({ ...snippetOf(origin, requestId), sponsored }).markup + loaderTag(origin).markup;

/** What stands in the article; `bare`, `plain` and `append` are controls. */
export const VARIANTS = {
  bare: () => '',
  plain: ({ control }: Origins) => controlFrame(control),
  append: ({ control }: Origins) =>
    `<div id="place"></div><script async crossorigin="anonymous" src="${control}${APPEND_PATH}"></script>`,
  'frame first': ({ widget }: Origins) => frameFirst(widget),
  'script-made': ({ widget }: Origins) => scriptMade(widget),
  sponsored: ({ widget }: Origins) => scriptMade(widget, 'wr-sponsored', true),
  native: ({ widget }: Origins) => nativePlacement(snippetOf(widget)).markup + loaderTag(widget).markup,
  'static page': ({ still }: Origins) => frameFirst(still),
};

export type Variant = keyof typeof VARIANTS;

/** A widget whose kind is a petition. */
export const petition = ({ widget }: Origins) => frameFirst(widget, 'wr-petition');

/** Many in one article: plain frames, or widgets. */
export const many = {
  plain: ({ control }: Origins, count: number) => controlFrame(control).repeat(count),
  'frame first': ({ widget }: Origins, count: number) =>
    frameFirstPlacement(snippetOf(widget)).markup.repeat(count) + loaderTag(widget).markup,
};
