import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAddresses, readEnvironment } from '../../server/environment.ts';

test('listens only on this machine by default', () => {
  assert.equal(readAddresses({}), { host: '127.0.0.1', port: 4620, publisherPort: 4621 });
  assert.equal(readAddresses({ HOST: '0.0.0.0', PORT: '80', PUBLISHER_PORT: '0' }), {
    host: '0.0.0.0',
    port: 80,
    publisherPort: 0,
  });
});

const READ: [name: string, text: string, option: string, value: unknown][] = [
  ['PUBLIC_ORIGIN', 'https://widgets.example/', 'publicOrigin', 'https://widgets.example'],
  ['TRUST_PROXY', 'false', 'trustProxy', false],
  ['TRUST_PROXY', '0', 'trustProxy', false],
  ['RATE_LIMIT', '50', 'rateLimit', 50],
  ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ['MAIL_FROM', 'a@b.example', 'mailFrom', { name: '', address: 'a@b.example' }],
  ['MAIL_FROM', '"Ferry Riders" <a@b.example>', 'mailFrom', { name: 'Ferry Riders', address: 'a@b.example' }],
  ['MAIL_TEST_TO', 'a@b.example', 'mailTestTo', 'a@b.example'],
  ['SANDBOX_WALLETS', 'GooglePay, Venmo', 'sandboxWallets', ['GooglePay', 'Venmo']],
  ['METRICS_TOKEN', 'd2f1c0ffee5eed00', 'metricsToken', 'd2f1c0ffee5eed00'],
  ['FFMPEG_PATH', process.execPath, 'ffmpeg', process.execPath],
  ['MEDIA_DIR', 'docs/to-come', 'mediaDir', 'docs/to-come'],
  ['NETWORK_FILE', 'package.json', 'networkFile', 'package.json'],
  [
    'GEOCODER',
    'census',
    'geocoder',
    { kind: 'census', url: 'https://geocoding.geo.census.gov/geocoder/', perMinute: 60 },
  ],
  ['DEFAULT_LOCATION', '{"countryCode":"GB"}', 'defaultLocation', { countryCode: 'GB' }],
];

for (const [name, text, option, value] of READ)
  test(`reads ${name}=${text}`, () =>
    assert.equal(new Map(Object.entries(readEnvironment({ [name]: text }))).get(option), value));

const PLACES: [env: Record<string, string>, country: string | undefined][] = [
  [{}, 'US'],
  [{ HOST: 'localhost' }, 'US'],
  [{ HOST: '::1' }, 'US'],
  [{ TRUST_PROXY: 'false' }, 'US'],
  [{ HOST: '0.0.0.0' }, undefined],
  [{ HOST: '127.0.0.1.example' }, undefined],
  [{ PUBLIC_ORIGIN: 'https://widgets.example' }, undefined],
  [{ TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://widgets.example' }, undefined],
  [{ DEFAULT_LOCATION: '{"countryCode":"FR"}' }, 'FR'],
];

for (const [env, country] of PLACES)
  test(`places readers in ${country ?? 'no country'} with ${JSON.stringify(env)}`, () =>
    assert.is(readEnvironment(env).defaultLocation?.countryCode, country));

for (const [name, text] of [
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '1.5'],
] as const)
  test(`refuses ${name}=${text} by name`, () =>
    assert.throws(() => readAddresses({ [name]: text }), new RegExp(`^${name}`)));

for (const [name, text] of [
  ['PUBLIC_ORIGIN', 'widgets.example'],
  ['PUBLIC_ORIGIN', 'https://widgets.example/civic'],
  ['PUBLIC_ORIGIN', 'https://me@widgets.example'],
  ['VOTER_ROLL_URL', 'rolls.example'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'too-short'],
  ['DEFAULT_LOCATION', 'Newark'],
  ['DEFAULT_LOCATION', '{"lat":"north"}'],
  ['RATE_LIMIT', '-1'],
  ['SMTP_URL', 'relay.example'],
  ['SMTP_URL', 'https://relay.example'],
  ['SMTP_URL', 'smtps://relay.example'],
  ['MAIL_FROM', 'Ferry Riders'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['MAIL_TEST_TO', 'me'],
  ['DEFAULT_LOCATION', '{"country":"FR"}'],
  ['DIST_DIR', '/nowhere'],
  ['APPLE_PAY_FILE', '/nowhere'],
  ['MEDIA_DIR', '/nowhere/media'],
  ['MEDIA_DIR', 'package.json'],
  ['FFMPEG_PATH', '/nowhere/ffmpeg'],
  ['FFMPEG_PATH', 'no-such-program'],
  ['FFMPEG_PATH', 'package.json'],
  ['BRAINTREE_MERCHANT_ACCOUNTS', 'USD=a'],
  ['BRAINTREE_ENVIRONMENT', 'sandbox'],
] as const)
  test(`refuses ${name}=${text} by name`, () => {
    try {
      readEnvironment({ [name]: text });
    } catch (cause) {
      assert.ok((cause as Error).message.startsWith(name));
      return;
    }
    assert.unreachable();
  });

const ORIGIN = { PUBLIC_ORIGIN: 'https://widgets.example' };

for (const [text, trusted] of [
  ['2', 2],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['fc00::/7, 192.0.2.7', 'fc00::/7, 192.0.2.7'],
  ['loopback, ::1', 'loopback, ::1'],
] as const)
  test(`trusts the proxies ${text} if its own address is set`, () => {
    assert.is(readEnvironment({ TRUST_PROXY: text, ...ORIGIN }).trustProxy, trusted);
    assert.throws(() => readEnvironment({ TRUST_PROXY: text }), /^TRUST_PROXY needs PUBLIC_ORIGIN/);
  });

for (const text of [
  'true',
  'maybe',
  '100',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1, 128.0.0.0/1',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
])
  test(`does not trust ${text}`, () =>
    assert.throws(() => readEnvironment({ TRUST_PROXY: text, ...ORIGIN }), /^TRUST_PROXY must be how many proxies/));

const LISTED = { TRUST_PROXY: 'loopback', ...ORIGIN };

test('reads which headers of the proxy open the dashboards, in lower case as Node has them', () => {
  const env = { ...LISTED, DASHBOARD_USER_HEADER: 'X-Forwarded-User', DASHBOARD_PUBLISHER_HEADER: 'X-Publisher' };
  const { dashboardUserHeader, dashboardPublisherHeader } = readEnvironment(env);
  assert.equal([dashboardUserHeader, dashboardPublisherHeader], ['x-forwarded-user', 'x-publisher']);
});

test('opens the dashboards in a trial alone', () => {
  assert.is(readEnvironment({}).openDashboards, true);
  for (const env of [ORIGIN, LISTED, { HOST: '0.0.0.0' }]) assert.is(readEnvironment(env).openDashboards, false);
});

const REFUSED: [env: Record<string, string>, message: RegExp][] = [
  [{ GEOCODER: 'atlas' }, /^GEOCODER must be one of census, photon/],
  [{ GEOCODER: 'photon' }, /^GEOCODER_URL must be/],
  [{ GEOCODER: 'photon', GEOCODER_URL: 'photon.example' }, /^GEOCODER_URL must be/],
  [{ GEOCODER: 'census', GEOCODER_PER_MINUTE: 'few' }, /^GEOCODER_PER_MINUTE must be a whole number/],
  [{ DISTRICTS: 'atlas' }, /^DISTRICTS must be one of census, postcodes.io, represent/],
  [{ DISTRICTS: 'toString' }, /^DISTRICTS must be one of/],
  [{ DISTRICTS: 'represent', DISTRICTS_URL: 'represent.example' }, /^DISTRICTS_URL must be the address/],
  [{ DISTRICTS: 'census', DISTRICTS_PER_MINUTE: '-1' }, /^DISTRICTS_PER_MINUTE must be a whole number/],
  [{ ...LISTED, DASHBOARD_USER_HEADER: 'X User' }, /^DASHBOARD_USER_HEADER must be the name of a header/],
  [{ DASHBOARD_USER_HEADER: 'x-user' }, /^DASHBOARD_USER_HEADER needs TRUST_PROXY as a list/],
  [{ ...LISTED, TRUST_PROXY: '1', DASHBOARD_USER_HEADER: 'x-user' }, /^DASHBOARD_USER_HEADER needs TRUST_PROXY/],
  [{ ...LISTED, DASHBOARD_PUBLISHER_HEADER: 'x-p' }, /^DASHBOARD_PUBLISHER_HEADER needs DASHBOARD_USER_HEADER/],
  [{ FIRST_CARDS: 'no' }, /^FIRST_CARDS is neither on nor off: no/],
  [{ SANDBOX_WALLETS: 'GooglePay,Visa' }, /^SANDBOX_WALLETS must be a list of GooglePay, Venmo, ApplePay/],
  [{ NETWORK_FILE: 'no/such.mmdb' }, /^NETWORK_FILE names no file/],
  [{ APPLE_PAY_FILE: 'server' }, /^APPLE_PAY_FILE names no file: server/],
  [{ CONTENT_DIR: 'package.json' }, /^CONTENT_DIR names a file, not a folder: package.json/],
];

for (const [env, message] of REFUSED)
  test(`does not take ${JSON.stringify(env)}`, () => assert.throws(() => readEnvironment(env), message));

test('limits requests to a geocoder as configured', () =>
  assert.is(readEnvironment({ GEOCODER: 'census', GEOCODER_PER_MINUTE: '0' }).geocoder?.perMinute, 0));

for (const [kind, url] of [
  ['census', 'https://geocoding.geo.census.gov/geocoder/'],
  ['postcodes.io', 'https://api.postcodes.io/'],
  ['represent', 'https://represent.opennorth.ca/'],
])
  test(`asks ${kind} about districts where it is open to anybody, unless another address is named`, () => {
    assert.equal(readEnvironment({ DISTRICTS: kind }).districts, { kind, url, perMinute: 60 });
    const own = { DISTRICTS: kind, DISTRICTS_URL: 'http://127.0.0.1:8000', DISTRICTS_PER_MINUTE: '0' };
    assert.equal(readEnvironment(own).districts, { kind, url: 'http://127.0.0.1:8000', perMinute: 0 });
  });

test.run();
