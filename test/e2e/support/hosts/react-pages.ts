import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import { PACKAGE } from '../../../../scripts/build/npm.ts';
import { ROOT } from '../../../../scripts/build/root.ts';
import { consoleErrors } from '../browser/page.ts';
import { type Product, withProduct } from '../product.ts';
import type { Client } from '../react/client.tsx';
import type { Scene } from '../react/page.tsx';

/** Sources of the tests name the component's source, for its types; what runs is the package as it is published. */
const published: Plugin = {
  name: 'published',
  setup: ({ onResolve }) =>
    onResolve({ filter: /npm\/react\/index\.tsx$/ }, () => ({ path: join(PACKAGE, 'react.js') })),
};

/** @param folder the one with the React to use */
async function bundle(folder: string, entry: string, platform: 'node' | 'browser'): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [`test/e2e/support/react/${entry}.tsx`],
    bundle: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    jsx: 'automatic',
    alias: { react: join(folder, 'node_modules/react'), 'react-dom': join(folder, 'node_modules/react-dom') },
    // Strict Mode runs effects twice, and a hydration warns, in this one alone.
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [published],
  });
  return outputFiles[0]?.text ?? '';
}

type Opened = { page: Page; errors: string[]; html: string };

type How = {
  isServed?: boolean;
  head?: string;
  width?: number;
  headers?: Record<string, string>;
  prepare?: (page: Page) => Promise<unknown>;
};

export type ReactPages = Product & {
  /** Opens a publisher's page with this scene, drawn by the server or by the browser alone. */
  open: (scene: Scene, how?: How) => Promise<Opened>;
};

/** Counts what the loader says on the page, and moves of what it shows. */
const RECORDER = `
  window.stages = [];
  addEventListener('civicaction:timing', ({ detail }) => stages.push(detail.stage));
`;

/** A publisher's site with a React, and the real server with the built script. */
export function withReactPages(test: Test, folder: string): ReactPages {
  const site = {} as ReactPages;
  const product = withProduct(test, { tracking: true });
  const answers = new Map<string, { body: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
  });
  test.before(async () => {
    const [code, client] = await Promise.all([bundle(folder, 'server', 'node'), bundle(folder, 'client', 'browser')]);
    const module = { exports: {} as { render: (scene: Scene, origin: string) => string } };
    new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(import.meta.url));
    answers.set('/client.js', { body: client, headers: { 'content-type': 'text/javascript' } });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const publisher = `http://news.localhost:${(server.address() as AddressInfo).port}`;
    Object.assign(site, product, {
      async open(scene: Scene, { isServed = true, head = '', width = 1_000, headers = {}, prepare }: How = {}) {
        const html = isServed ? module.exports.render(scene, product.widgetOrigin) : '';
        const data = JSON.stringify(scene).replaceAll('"', '&quot;');
        const path = `/article-${answers.size}`;
        answers.set(path, {
          headers: { 'content-type': 'text/html', ...headers },
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Article</title>${head}<body style="margin:0"><main data-origin="${product.widgetOrigin}" data-scene="${data}">${html}</main><script src="/client.js"></script>`,
        });
        const page = await product.browser.newPage();
        const errors = consoleErrors(page);
        await page.setViewport({ width, height: 800 });
        await page.evaluateOnNewDocument(RECORDER);
        await prepare?.(page);
        // a script that a test holds back delays `load`
        await page.goto(`${publisher}${path}`, { waitUntil: 'domcontentloaded' });
        return { page, errors, html };
      },
    });
  });
  test.after(() => void server.close());
  return site;
}

type Window = { client: Client; stages: string[] };

/** Draws scenes one after the other, in one task. */
export const show = (page: Page, ...scenes: Scene[]) =>
  page.evaluate((all) => (window as unknown as Window).client.show(...all), scenes);

/** What the component has told. */
export const toldOf = (page: Page) =>
  page.evaluate(() => {
    const { told, heights } = (window as unknown as Window).client;
    return { told, heights };
  });

/** How often the loader has reached a stage. */
export const countOf = (page: Page, stage: string) =>
  page.evaluate((wanted) => (window as unknown as Window).stages.filter((each) => each === wanted).length, stage);

/** How many frames there are in the shadow root of a placement. */
export const framesIn = (page: Page, key: string) =>
  page.$eval(`.${key}`, (each) => each.shadowRoot?.querySelectorAll('iframe').length ?? 0);
