import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { DIST } from './dist.ts';

/** Pages that hold a first card: the server compresses them as it draws them. */
const DRAWN = ['/widget/', '/native/'];

/** The letters of a first card in the paper’s own font, which is a font, though it stands in the page. */
const FACE = /<script id="face".*?<\/script>/s;

/** Calls with which a reader takes part. */
const SUBMISSION = /\/Widget\/(Complete|Update)\w+Async$/;

/** Addresses of scripts that nobody had asked for when the reader's submission left: its result waits for each. */
export function watchLate(page: Page): readonly string[] {
  const late: string[] = [];
  const asked = new Set<string>();
  let hasLeft = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    hasLeft ||= request.method() === 'POST' && SUBMISSION.test(pathname);
    if (!pathname.endsWith('.js') || asked.has(pathname)) return;
    asked.add(pathname);
    if (hasLeft) late.push(pathname);
  });
  return late;
}

/** Bytes of our site's files by brotli, by their address, filled as they are fetched. */
export function watchFiles(page: Page, widgetOrigin: string): Map<string, number> {
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    const { origin, pathname } = new URL(response.url());
    const file = join(DIST, `${pathname}.br`);
    if (origin !== widgetOrigin || response.request().method() !== 'GET' || files.has(pathname)) return;
    if (existsSync(file) && /\.(js|css|html)$/.test(pathname)) files.set(pathname, readFileSync(file).length);
    if (!DRAWN.includes(pathname)) return;
    files.set(pathname, 0);
    files.set(pathname, brotliCompressSync(String(await response.buffer()).replace(FACE, '')).length);
  });
  return files;
}
