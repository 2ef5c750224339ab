import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLoadFile } from '../../../../widget/core/browser/load-file.ts';

const BASE = 'https://widgets.example/widget/frame-A1.js';

/** Each file with what it imports, as the build writes it. */
const FILES: Record<string, string> = {
  'form.js': 'import{a as b}from"./field.js";import"./style.js";const c=caLoad("./later.js");',
  'field.js': 'import{c}from"./core.js";export{b}from"./form.js";',
  'style.js': 'export{}',
  'core.js': 'export const c=1',
};

type Fault = 'offline' | 'page' | 'hangs' | number;

const { fetch } = globalThis;
const { getEntriesByName } = performance;
let asked: string[] = [];
/** What happens to the next request for a file: a failure of the connection, a network's page, no answer, or a status. */
let faults: Record<string, Fault> = {};
let there: Record<string, number> = {};

const nameOf = (url: unknown) => String(url).slice(BASE.lastIndexOf('/') + 1);

test.before.each(() => {
  [asked, faults, there] = [[], {}, {}];
  globalThis.fetch = async (url, options) => {
    const name = nameOf(url);
    asked.push(name);
    const fault = faults[name];
    delete faults[name];
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault === 'page') return new Response('\n<!doctype html>');
    if (fault === 'hangs') await new Promise((_, reject) => options?.signal?.addEventListener('abort', reject));
    return new Response(FILES[name], { status: Number(fault) || 200 });
  };
  performance.getEntriesByName = (url) =>
    nameOf(url) in there ? [{ responseStatus: there[nameOf(url)] } as PerformanceResourceTiming] : [];
});
test.after.each(() => {
  globalThis.fetch = fetch;
  performance.getEntriesByName = getEntriesByName;
});

function createLoading() {
  const imported: string[] = [];
  const load = createLoadFile(BASE, async (url) => {
    imported.push(nameOf(url));
    return `module of ${nameOf(url)}`;
  });
  return { imported, load };
}

test('fetches a file and what it imports once each, and imports it afterwards', async () => {
  const { imported, load } = createLoading();
  const both = await Promise.all([load('./form.js'), load('./form.js')]);
  assert.equal(both, ['module of form.js', 'module of form.js']);
  assert.equal(asked.sort(), ['core.js', 'field.js', 'form.js', 'style.js'], 'not what it loads later');
  assert.equal(imported, ['form.js', 'form.js']);
});

const FAULTS: [what: string, file: string, fault: Fault, message: string][] = [
  ['the file', 'form.js', 'offline', 'TypeError: Failed to fetch'],
  ['a file that it imports', 'field.js', 'offline', 'TypeError: Failed to fetch'],
  ['a file that an imported file imports', 'core.js', 'offline', 'TypeError: Failed to fetch'],
  [
    'a file that the server does not find',
    'field.js',
    404,
    'Error: Not loaded: https://widgets.example/widget/field.js 404',
  ],
  [
    'a file in whose place a network’s own page comes',
    'core.js',
    'page',
    'Error: Not loaded: https://widgets.example/widget/core.js 200',
  ],
];

for (const [what, file, fault, message] of FAULTS)
  test(`imports nothing while ${what} cannot be loaded, and tries only that again`, async () => {
    const { imported, load } = createLoading();
    faults = { [file]: fault };
    assert.is(await load('./form.js').catch(String), message);
    assert.equal(imported, []);
    assert.is(await load('./form.js'), 'module of form.js');
    assert.equal(imported, ['form.js']);
    assert.equal(asked.filter((each) => each === file).length, 2);
    assert.equal(asked.length, Object.keys(FILES).length + 1);
  });

test('asks anew for a file that hangs, once its time is over', async () => {
  const { load } = createLoading();
  faults = { 'field.js': 'hangs' };
  const { setTimeout } = globalThis;
  const ends: (() => void)[] = [];
  globalThis.setTimeout = ((end: () => void) => ends.push(end)) as unknown as typeof setTimeout;
  const first = load('./form.js').then(
    () => 'loaded',
    () => 'failed',
  );
  while (!asked.includes('field.js')) await Promise.resolve();
  globalThis.setTimeout = setTimeout;
  for (const end of ends) end();
  assert.is(await first, 'failed');
  assert.is(await load('./form.js'), 'module of form.js');
});

test('does not fetch what the page has loaded, but what it failed to load', async () => {
  const { load } = createLoading();
  there = { 'core.js': 200, 'style.js': 0 };
  await load('./form.js');
  assert.equal(asked.sort(), ['field.js', 'form.js', 'style.js']);
});

for (const fault of ['offline', 'page'] as const)
  test(`fetches anew what came wrong with the status of a file (${fault})`, async () => {
    const { imported, load } = createLoading();
    faults = { 'form.js': fault };
    const isFailed = load('./form.js').catch(() => true);
    // The browser has an entry as soon as the answer has ended.
    there = { 'form.js': 200 };
    assert.is(await isFailed, true);
    assert.is(await load('./form.js'), 'module of form.js');
    assert.equal(asked.filter((each) => each === 'form.js').length, 2);
    assert.equal(imported, ['form.js']);
  });

test('fetches all in a page whose own list of what it has loaded throws', async () => {
  const { load } = createLoading();
  performance.getEntriesByName = () => {
    throw new Error('No list');
  };
  assert.is(await load('./form.js'), 'module of form.js');
  assert.equal(asked.length, Object.keys(FILES).length);
});

test.run();
