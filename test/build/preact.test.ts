import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PREACT } from '../../scripts/build/code/native.ts';
import { widgetOptions } from '../../scripts/build/code/options.ts';
import { ROOT } from '../../scripts/build/root.ts';
import { withDom } from '../support/dom.ts';
import { waitUntil } from '../support/wait.ts';
import { wireAction, wireCard, wireWidget } from '../widget/support/wire.ts';

withDom(test);

const OUT = join(ROOT, 'node_modules/.cache/preact');
const options = widgetOptions(OUT);

/** Bundles the widget's own source with each React package replaced by Preact's. */
const throughPreact = (entry: Partial<esbuild.BuildOptions>) =>
  esbuild.build({
    ...options,
    entryPoints: undefined,
    entryNames: '[name]',
    minify: false,
    sourcemap: false,
    alias: { ...options.alias, ...PREACT },
    logLevel: 'silent',
    ...entry,
  });

test('bundles without any React code or unresolved import', async () => {
  const { metafile, errors, warnings } = await throughPreact({
    entryPoints: ['widget/entries/index.ts'],
    write: false,
  });
  assert.equal([errors, warnings], [[], []]);
  const inputs = Object.keys(metafile?.inputs ?? {});
  assert.equal(
    inputs.filter((file) => /node_modules\/(react|react-dom|scheduler|@preact\/signals-react)\//.test(file)),
    [],
  );
  assert.ok(inputs.some((file) => file.includes('node_modules/preact/')));
  const outside = Object.values(metafile?.outputs ?? {}).flatMap(({ imports }) =>
    imports.filter(({ external }) => external),
  );
  assert.equal(outside, []);
});

test('has all that packages take of React as one object', async () => {
  const packages = ['downshift/dist/downshift.esm.mjs', 'react-hook-form/dist/index.esm.mjs'];
  const texts = await Promise.all(packages.map((file) => readFile(join(ROOT, 'node_modules', file), 'utf8')));
  const [asNamespace, asDefault] = texts.map(
    (text) => new Set([...text.matchAll(/React\.(\w+)/g)].map(([, name]) => name)),
  );
  const { default: whole, ...names } = await import('../../widget/ui/runtime/preact-as-react.ts');
  assert.equal(
    [...(asNamespace ?? [])].filter((name) => !(`${name}` in names)),
    [],
  );
  assert.equal(
    [...(asDefault ?? [])].filter((name) => !(`${name}` in whole)),
    [],
  );
  assert.ok(asNamespace?.has('useId') && asDefault?.has('createElement'));
});

const answer = wireWidget([
  wireCard('c', [
    wireAction(1, 'poll', {
      title: 'Should the bridge be mended?',
      details: {
        answers: [
          { id: 1, text: 'Yes' },
          { id: 2, text: 'No' },
        ],
      },
    }),
  ]),
]);

/** Renders the widget into `element`, with a host that ignores it. */
const ENTRY = `
  import { createRoot } from 'react-dom/client';
  import { createElement } from 'react';
  import { readParams } from './widget/core/config/read-params.ts';
  import { readConfig } from './widget/core/config/config.ts';
  import { kinds } from './widget/actions/registry.ts';
  import { cards } from './widget/parts/cards/index.ts';
  import { Root } from './widget/parts/shell/Root.tsx';
  import { createWidget } from './widget/core/app/create-widget.ts';
  export function start(element, early, host, report) {
    const params = readParams('?widgetRequestId=wr');
    const config = readConfig('https://widget.test');
    const widget = createWidget({
      kinds, cards, host, config, params, mode: 'default', pageUrl: '', isTrackingAllowed: false, width: () => 620, report, early,
    });
    createRoot(element).render(createElement(Root, { widget }));
    return widget;
  }`;

test('draws the first card, and updates it when the reader chooses an answer', async () => {
  await throughPreact({
    stdin: { contents: ENTRY, resolveDir: ROOT, sourcefile: 'entry.tsx', loader: 'tsx' },
    outExtension: { '.js': '.mjs' },
  });
  const { start } = await import(pathToFileURL(join(OUT, 'stdin.mjs')).href);
  const reported: unknown[] = [];
  const said: string[] = [];
  const host = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'listen' ? () => () => {} : () => (name === 'readRoute' ? null : void said.push(String(name))),
    },
  );
  const element = document.body.appendChild(document.createElement('div'));
  const early = { key: 'k', answer: Promise.resolve(Response.json(answer)), stop() {} };
  const widget = start(element, early, host, (error: unknown) => reported.push(error));
  await waitUntil(() => said.includes('loaded'));
  assert.equal(reported, []);
  assert.match(element.textContent ?? '', 'Should the bridge be mended?');
  assert.ok(element.querySelector('[data-civic-action-root]'));
  const answers = element.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  assert.is(answers.length, 2);

  const mayVote = () => element.querySelector('[data-big-button]')?.getAttribute('aria-disabled') !== 'true';
  assert.is(mayVote(), false);
  answers[0]?.click();
  await waitUntil(mayVote);
  widget.destroy();
  await rm(OUT, { recursive: true, force: true });
});

test.run();
