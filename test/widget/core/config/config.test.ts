import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENVIRONMENTS } from '../../../../widget/core/config/config.ts';
import { configOf } from '../../support/config.ts';

const OWN = 'https://widget.test';
for (const environment of ENVIRONMENTS)
  test(`has an absolute URL for every endpoint in ${environment}`, () => {
    const config = configOf({ __ENVIRONMENT__: environment });
    assert.is(config.environment, environment);
    for (const [key, value] of Object.entries(config)) {
      if (!/Base$|Page$/.test(key)) continue;
      assert.is(new URL(String(value)).origin, OWN, key);
      assert.ok(String(value).endsWith('/'), `${key} does not end in a slash`);
    }
    assert.is(config.apiBase, `${OWN}/api/`);
  });

test('defaults to production for an unknown environment', () => {
  assert.is(configOf({ __ENVIRONMENT__: 'nowhere' }).environment, 'production');
});

test('by default, reports no errors and accepts no preview', () => {
  const { errorReports, previewOrigins, version } = configOf();
  assert.equal([errorReports, previewOrigins, version], [null, [], '1.2.3']);
});

test('accepts previews from the local dashboard in development', () => {
  assert.equal(configOf({ __ENVIRONMENT__: 'development' }).previewOrigins, ['http://localhost:4620']);
});

test('uses the build’s origin, no matter where it is served from', () => {
  const { origin, apiBase } = configOf({ __ORIGIN__: 'https://cdn.test' }, 'https://other.test');
  assert.equal([origin, apiBase], ['https://cdn.test', 'https://cdn.test/api/']);
});

test('a build’s endpoints override the defaults one by one', () => {
  const config = configOf({
    __ENVIRONMENT__: 'development',
    __ENDPOINTS__: JSON.stringify({
      apiBase: 'https://api.test/v2/api/',
      imagesBase: '/pictures/',
      previewOrigins: ['https://editor.test'],
      errorReports: '/not/touched',
    }),
  });
  assert.is(config.apiBase, 'https://api.test/v2/api/');
  assert.is(config.imagesBase, `${OWN}/pictures/`);
  assert.is(config.shareBase, `${OWN}/share/`);
  assert.equal(config.previewOrigins, ['https://editor.test']);
  assert.is(config.errorReports, '/not/touched');
});

const ANALYTICS = {
  users: 'G-1',
  events: 'G-2',
  nonProduction: { users: 'G-3', events: 'G-4' },
  script: 'https://stats.test/t.js',
};

for (const environment of ENVIRONMENTS)
  test(`${environment} counts visits apart from ${environment === 'production' ? 'all others' : 'those of readers'}`, () => {
    const build = { __ENVIRONMENT__: environment, __ENDPOINTS__: JSON.stringify({ analytics: ANALYTICS }) };
    const { script } = ANALYTICS;
    const expected = environment === 'production' ? { users: 'G-1', events: 'G-2' } : ANALYTICS.nonProduction;
    assert.equal(configOf(build).analytics, { ...expected, script });
  });

test('counts no visits in a non-production build without its own properties', () => {
  const endpoints = JSON.stringify({ analytics: { users: 'G-1', events: 'G-2' } });
  assert.is(configOf({ __ENVIRONMENT__: 'stage', __ENDPOINTS__: endpoints }).analytics, undefined);
  assert.is(configOf({ __ENDPOINTS__: endpoints }).analytics?.users, 'G-1');
});

test('counts no visits by default', () => {
  assert.is(configOf().analytics, undefined);
});

test.run();
