import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { widgetPolicy } from '../../../server/static/csp.ts';
import { createPageFacts } from '../../../server/static/page-facts.ts';

const scriptSources = (usesMaps: boolean) =>
  widgetPolicy({ hashes: ["'sha256-x'"], usesMaps }, 'https://widget.test')
    .split('; ')
    .find((directive) => directive.startsWith('script-src'));

test('code comes from the widget’s own origin alone', () =>
  assert.is(scriptSources(false), "script-src 'self' https://widget.test 'sha256-x'"));

test('code of the maps service may run where a key of it is configured', () =>
  assert.is(
    scriptSources(true),
    "script-src 'self' https://widget.test 'sha256-x' https://maps.googleapis.com https://maps.gstatic.com",
  ));

const ENDPOINTS: [endpoints: object, usesMaps: boolean][] = [
  [{}, false],
  [{ apiBase: '/maps/key/' }, false],
  [{ maps: { key: 'k' } }, true],
  [{ apiBase: '/api/', maps: { key: 'k' } }, true],
];

for (const [endpoints, usesMaps] of ENDPOINTS)
  test(`a build with ${JSON.stringify(endpoints)} ${usesMaps ? 'uses' : 'does not use'} the maps service`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'facts-'));
    const text = JSON.stringify(JSON.stringify(endpoints));
    for (const code of [text, `'${JSON.stringify(endpoints)}'`]) {
      await writeFile(join(folder, 'index.html'), `<script>const e=JSON.parse(${code})</script>`);
      assert.is(createPageFacts(join(folder, 'index.html'))()?.usesMaps, usesMaps);
    }
    await rm(folder, { recursive: true });
  });

test.run();
