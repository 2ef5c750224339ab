import { brotliCompressSync } from 'node:zlib';
import type { OwnPages } from '../link/front.ts';

/** What the widget is compared with: the same first card as a page of its own, and a script that only appends it. */
const PLAIN_PATH = '/plain/';
export const APPEND_PATH = '/append.js';

/** @param origin of the page @returns a frame of the widget's size */
export const controlFrame = (origin: string) =>
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
  const packed = (text: string) => brotliCompressSync(Buffer.from(text));
  return {
    [PLAIN_PATH]: { type: 'text/html; charset=utf-8', body: packed(withoutScripts(page)), encoding: 'br' },
    [APPEND_PATH]: { type: 'text/javascript', body: packed(appendScript(origin)), encoding: 'br' },
  };
}
