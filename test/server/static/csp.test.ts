import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writePolicyFacts } from '../../../scripts/build/site/index.ts';
import { hashSource } from '../../../server/http/content-policy.ts';
import { type Added, widgetPolicy } from '../../../server/static/csp.ts';
import { createPageFacts, type PageFacts } from '../../../server/static/page-facts.ts';

const directive = (name: string, facts: Partial<PageFacts> = {}, added: Added = {}) =>
  widgetPolicy({ hashes: ["'sha256-x'"], connect: [], usesMaps: false, ...facts }, 'https://widget.test', added)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('code comes from the widget’s own origin alone', () =>
  assert.is(directive('script-src'), "script-src 'self' https://widget.test 'sha256-x'"));

test('only the purifier may turn text into markup', () => {
  assert.is(directive('require-trusted-types-for'), "require-trusted-types-for 'script'");
  assert.is(directive('trusted-types'), 'trusted-types dompurify');
});

test('the frame connects to its own origin and to the build’s API', () => {
  assert.is(directive('connect-src'), "connect-src 'self' https://widget.test");
  assert.is(
    directive('connect-src', { connect: ['https://api.test'] }),
    "connect-src 'self' https://widget.test https://api.test",
  );
});

test('style sheets go by hash, also those that are empty, unless the maps service installs its own', () => {
  const styles = ["'sha256-a'", "'sha256-b'"];
  const own = `style-src 'self' https://widget.test ${hashSource('')}`;
  assert.is(directive('style-src'), own);
  assert.is(directive('style-src', {}, { styles }), `${own} 'sha256-a' 'sha256-b'`);
  assert.is(
    directive('style-src', { usesMaps: true }, { styles }),
    "style-src 'self' https://widget.test 'unsafe-inline'",
  );
});

test('allows the maps service when its key is configured', () => {
  const maps = 'https://maps.googleapis.com https://maps.gstatic.com';
  const usesMaps = { usesMaps: true };
  assert.is(directive('script-src', usesMaps), `script-src 'self' https://widget.test 'sha256-x' ${maps}`);
  assert.is(
    directive('connect-src', usesMaps),
    `connect-src 'self' https://widget.test ${maps} https://places.googleapis.com`,
  );
  assert.is(
    directive('trusted-types', usesMaps),
    'trusted-types dompurify @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html',
  );
});

test('allows the gateway’s hosts where Braintree takes the money, which knows no trusted types', () => {
  const paying = { usesBraintree: true, styles: ["'sha256-a'"] };
  assert.match(
    directive('script-src', {}, paying) ?? '',
    / https:\/\/\*\.braintreegateway\.com .* https:\/\/pay\.google\.com$/,
  );
  assert.match(directive('connect-src', {}, paying) ?? '', ' https://*.braintree-api.com ');
  assert.is(directive('style-src', {}, paying), "style-src 'self' https://widget.test 'unsafe-inline'");
  assert.is(directive('require-trusted-types-for', {}, paying), undefined);
  assert.is(directive('form-action', {}, paying), 'form-action https:', 'a bank’s step is a form');
  assert.not.match(directive('script-src') ?? '', 'braintree');
});

test('frames come from servers with TLS, and in a trial the card fields from the machine’s other name', () => {
  const tls = "frame-src 'self' https://widget.test https:";
  assert.is(directive('frame-src'), tls);
  assert.is(directive('frame-src', {}, { fieldsOrigin: 'http://127.0.0.1:1' }), `${tls} http://127.0.0.1:1`);
});

async function withFolder(use: (folder: string, page: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'facts-'));
  await writeFile(join(folder, 'index.html'), '<script>early()</script>');
  await use(folder, join(folder, 'index.html'));
  await rm(folder, { recursive: true });
}

const BUILDS: [origin: string, endpoints: object, facts: Partial<PageFacts>][] = [
  ['', {}, { connect: [], usesMaps: false }],
  ['', { apiBase: '/other/api/', maps: { key: 'k' } }, { connect: [], usesMaps: true }],
  ['https://widgets.test', {}, { connect: ['https://widgets.test'], usesMaps: false }],
  [
    '',
    {
      apiBase: 'https://api.test/v1/',
      errorReports: 'https://key@errors.test/7',
      imagesBase: 'https://pictures.test/',
    },
    { connect: ['https://api.test', 'https://errors.test'], usesMaps: false },
  ],
  ['', { videoHosts: ['https://videos.test/films/', 7] }, { connect: ['https://videos.test'], usesMaps: false }],
  ['', { videoHosts: 'https://videos.test' }, { connect: [], usesMaps: false }],
];

for (const [origin, endpoints, facts] of BUILDS)
  test(`a build at "${origin}" with ${JSON.stringify(endpoints)} lists the hosts that it reaches`, () =>
    withFolder(async (folder, page) => {
      const env = { CIVIC_ACTION_ORIGIN: origin, CIVIC_ACTION_ENDPOINTS: JSON.stringify(endpoints) };
      await writePolicyFacts(folder, env);
      const { hashes, ...others } = createPageFacts(page)() ?? { hashes: [] };
      assert.is(hashes.length, 1);
      assert.equal(others, facts);
    }));

for (const text of ['', '{}', '{"connect":["https://a.test; script-src *"],"usesMaps":false}', '{"connect":7}'])
  test(`connects to nothing else with ${JSON.stringify(text)}`, () =>
    withFolder(async (folder, page) => {
      if (text) await writeFile(join(folder, 'policy.json'), text);
      const { connect, usesMaps } = createPageFacts(page)() ?? {};
      assert.equal([connect, usesMaps], [[], false]);
    }));

test.run();
