import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findNext, findVite } from '../../../scripts/programs/locked.ts';
import { consoleErrors, waitForText } from '../../e2e/support/browser/page.ts';
import { createProject, type Project, run, type Served, serve } from '../../e2e/support/hosts/react-host.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { skipUnless } from '../../support/skip.ts';
import { waitUntil } from '../../support/wait.ts';

/** The guide's examples, built by Next and by Vite with the package as npm packs it, against the built script. */

const product = withProduct(test, { tracking: true });
const next = findNext() ?? '';
const vite = findVite() ?? '';
const withNext = skipUnless(next, 'Next is not here, nor to be had');
const withVite = skipUnless(vite, 'Vite is not here, nor to be had');

const projects: Project[] = [];
const servers: Served[] = [];

test.after(() => {
  for (const { child } of servers) child.kill();
  for (const { remove } of projects) remove();
});

function project(packages: string, files: Record<string, string>): Project {
  const made = createProject(packages, product.widgetOrigin, files);
  projects.push(made);
  return made;
}

async function served(folder: string, bin: string, args: string[]): Promise<string> {
  const server = await serve(folder, bin, args);
  servers.push(server);
  return server.address;
}

const warned = (text: string) => /hydrat|did not match|warning/i.test(text);

/** Opens a host's page, and counts frames and what was seen. */
async function open(address: string) {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  page.on('console', (message) => {
    if (message.type() === 'warn' || warned(message.text())) errors.push(message.text());
  });
  await page.setViewport({ width: 1_000, height: 1_200 });
  await page.evaluateOnNewDocument(() => {
    const stages: string[] = [];
    Object.assign(window, { stages });
    addEventListener('civicaction:timing', (event) => stages.push((event as CustomEvent).detail.stage));
  });
  await page.goto(address);
  const count = (stage: string) =>
    page.evaluate(
      (wanted) => (window as unknown as { stages: string[] }).stages.filter((each) => each === wanted).length,
      stage,
    );
  const frames = () => page.frames().filter((frame) => frame.url().includes('/widget/')).length;
  return { page, errors, count, frames };
}

const ICON = '<link rel="icon" href="data:,">';

withNext('Next’s app router draws it on the server, and shows each widget once', async () => {
  const { folder } = project(next, {
    'package.json': '{"type":"module"}',
    'next.config.mjs': `const root = ${JSON.stringify(next)};
export default { turbopack: { root }, outputFileTracingRoot: root };`,
    'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><head>${ICON.replace('>', ' />')}</head><body>{children}</body></html>;
}`,
  });
  await run(folder, 'next/dist/bin/next', ['build']);
  const address = await served(folder, 'next/dist/bin/next', ['start', '--hostname', '127.0.0.1']);
  const html = await (await fetch(address.replace('news.localhost', '127.0.0.1'))).text();
  assert.is(html.match(/<div data-civic-action-react=""/g)?.length, 2);
  assert.match(html, 'padding-top:clamp(362px, (480px - 100%) * 1e5, 533px)');
  assert.match(html, `<a href="${product.widgetOrigin}/share/wr-petition">Take action</a>`);
  const { page, errors, count, frames } = await open(address);
  await waitUntil(async () => (await count('visible')) === 2);
  assert.equal([frames(), await count('start'), errors], [2, 2, []]);
  await page.close();
});

const VITE = {
  'package.json': '{"type":"module"}',
  'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()], server: { allowedHosts: true, fs: { strict: false } }, preview: { allowedHosts: true } };`,
  'index.html': `<!doctype html><html lang="en">${ICON}<div id="root"></div><script type="module" src="/src/main.jsx"></script></html>`,
  'src/main.jsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App.jsx';
createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>);`,
};

withVite('Vite’s build shows the widget once', async () => {
  const { folder } = project(vite, VITE);
  await run(folder, 'vite/bin/vite.js', ['build']);
  const address = await served(folder, 'vite/bin/vite.js', ['preview', '--host', '127.0.0.1']);
  const { page, errors, count, frames } = await open(address);
  await waitUntil(async () => (await count('visible')) === 1);
  assert.equal([frames(), await count('start'), errors], [1, 1, []]);
  await page.close();
});

withVite('Vite keeps the frame when a source changes, and loads another for another widget', async () => {
  const { folder, write } = project(vite, VITE);
  const address = await served(folder, 'vite/bin/vite.js', ['--host', '127.0.0.1']);
  const { page, errors, count, frames } = await open(address);
  await waitUntil(async () => (await count('visible')) === 1);
  const app = (heading: string, id: string) => `import { CivicAction } from 'civic-action/react';
export default function App() {
  return <article><h1>${heading}</h1><CivicAction origin="${product.widgetOrigin}" widgetRequestId="${id}" /></article>;
}`;
  write('src/App.jsx', app('Changed', 'wr-petition'));
  await waitForText(page, 'Changed');
  assert.equal([frames(), await count('start')], [1, 1]);
  write('src/App.jsx', app('Again', 'wr-poll'));
  await waitUntil(async () => (await count('visible')) === 2);
  assert.equal([frames(), await count('start'), errors], [1, 2, []]);
  await page.close();
});

test.run();
