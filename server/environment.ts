import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'superstruct';
import { EndUserLocation } from '../widget/core/api/wire.ts';
import { isEmail } from '../widget/core/model/person.ts';
import { GEOCODERS } from './addresses/geocoders/create.ts';
import { isProxy } from './http/network.ts';
import { DISTRICT_SERVICES } from './lawmakers/services/create.ts';
import { demoLocation } from './location/ip-location.ts';
import type { Mailbox } from './mail/message.ts';
import { readBucket, readFolder, readProgram } from './media/settings.ts';
import { readTelemetry } from './metrics/telemetry/settings.ts';
import { LOG_LEVELS, type ServerOptions } from './options.ts';
import { readBraintree } from './payments/braintree-settings.ts';
import { type Environment, httpAddress, isTrial, SettingError, whole } from './settings.ts';

/** Where the two sites listen. */
export type Addresses = {
  host: string;
  port: number;
  /** `null` turns the demo newspaper off. */
  publisherPort: number | null;
};

const MAX_PORT = 65_535;
const MAX_DAYS = 36_500;
/** The column that keeps a file's size holds no more. */
const MAX_VIDEO_MB = 2_000;

function proxies(text: string | undefined) {
  if (!text || /^(false|0+)$/.test(text)) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text.split(',').every((each) => isProxy(each.trim()))) return text;
  throw new SettingError(`TRUST_PROXY must be how many proxies there are, or a list of their addresses, not "${text}"`);
}

/** A number of proxies, or a list of their addresses. `true` is not offered: any reader could then forge an address. */
function trustProxy({ TRUST_PROXY, PUBLIC_ORIGIN }: Environment) {
  const trusted = proxies(TRUST_PROXY);
  // A proxy may forward a host name that a reader sent.
  if (trusted && !PUBLIC_ORIGIN)
    throw new SettingError(
      'TRUST_PROXY needs PUBLIC_ORIGIN, the address for the outside, such as https://widgets.example',
    );
  return trusted;
}

/** @returns a header's name as Node has it: in lower case */
function headerName(name: string, text: string | undefined) {
  if (text && !/^[a-z\d-]+$/i.test(text))
    throw new SettingError(`${name} must be the name of a header, such as X-Forwarded-User, not "${text}"`);
  return text?.toLowerCase() || undefined;
}

function dashboardHeaders({ DASHBOARD_USER_HEADER, DASHBOARD_PUBLISHER_HEADER, TRUST_PROXY }: Environment) {
  const dashboardUserHeader = headerName('DASHBOARD_USER_HEADER', DASHBOARD_USER_HEADER);
  const dashboardPublisherHeader = headerName('DASHBOARD_PUBLISHER_HEADER', DASHBOARD_PUBLISHER_HEADER);
  // With a number, whoever reaches the port would be believed.
  if (dashboardUserHeader && typeof proxies(TRUST_PROXY) !== 'string')
    throw new SettingError(
      'DASHBOARD_USER_HEADER needs TRUST_PROXY as a list of addresses, such as loopback: only these may say who is signed in',
    );
  // It narrows what the other one opens, so that it does nothing alone.
  if (dashboardPublisherHeader && !dashboardUserHeader)
    throw new SettingError('DASHBOARD_PUBLISHER_HEADER needs DASHBOARD_USER_HEADER, which says who is signed in');
  return { dashboardUserHeader, dashboardPublisherHeader };
}

function logLevel(text: string | undefined) {
  const level = LOG_LEVELS.find((each) => each === (text || 'info'));
  if (!level) throw new SettingError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function voterRollUrl(text: string | undefined) {
  if (text && !httpAddress(text)) throw new SettingError('VOTER_ROLL_URL must be the address of the voter roll');
  return text || undefined;
}

function publicOrigin(text: string | undefined) {
  if (!text) return undefined;
  const { origin, href } = httpAddress(text) ?? {};
  if (!origin || href !== `${origin}/`)
    throw new SettingError('PUBLIC_ORIGIN must be an address without a path, such as https://widgets.example');
  return origin;
}

/** Nobody guesses one of that length. */
const TOKEN = /^[\w.~+/=-]{16,200}$/;

function metricsToken(text: string | undefined) {
  // The message must not repeat it.
  if (text && !TOKEN.test(text))
    throw new SettingError(
      'METRICS_TOKEN must be 16 to 200 letters, digits and -._~+/=, such as `openssl rand -hex 32` makes',
    );
  return text || undefined;
}

function location(text: string | undefined) {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // A misspelt key would silently give readers no location.
    if (is(value, EndUserLocation()) && /^[A-Z]{2}$/.test(value.countryCode ?? '')) return value;
  } catch {
    // The error below has an example.
  }
  throw new SettingError(
    'DEFAULT_LOCATION must be JSON such as {"countryCode":"US","adminArea1Code":"NJ","city":"Newark"}',
  );
}

const MAILBOX = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>]+))$/;

function mailbox(name: string, text: string | undefined): Mailbox | undefined {
  if (!text) return undefined;
  const [, owner = '', inBrackets, alone] = MAILBOX.exec(text.trim()) ?? [];
  const address = (inBrackets ?? alone ?? '').trim();
  if (!isEmail(address))
    throw new SettingError(`${name} must be an address such as Ferry Riders <mail@widgets.example>`);
  return { name: owner, address };
}

function smtpUrl({ SMTP_URL: text, MAIL_FROM }: Environment) {
  if (!text) return undefined;
  // The address holds a password, so that no message repeats it.
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    throw new SettingError('SMTP_URL must be an address such as smtps://user:password@relay.example');
  if (!MAIL_FROM) throw new SettingError('SMTP_URL needs MAIL_FROM, the address that letters come from');
  return text;
}

/** Those that are open to anybody; other services have no default address. */
const OPEN_SERVICES: Readonly<Record<string, string>> = {
  census: 'https://geocoding.geo.census.gov/geocoder/',
  'postcodes.io': 'https://api.postcodes.io/',
  represent: 'https://represent.opennorth.ca/',
};
const ASKED_PER_MINUTE = 60;

/** A service by the name of its setting; beside it stand its address and its quota. */
function service<Kind extends string>(
  [name, kind]: [name: string, kind: string | undefined],
  [url, perMinute]: [url: string | undefined, perMinute: string | undefined],
  kinds: Readonly<Record<Kind, unknown>>,
) {
  if (!kind) return null;
  if (!Object.hasOwn(kinds, kind)) throw new SettingError(`${name} must be one of ${Object.keys(kinds).join(', ')}`);
  const address = url || OPEN_SERVICES[kind] || '';
  if (!httpAddress(address)) throw new SettingError(`${name}_URL must be the address of the service`);
  return { kind: kind as Kind, url: address, perMinute: whole(`${name}_PER_MINUTE`, perMinute) ?? ASKED_PER_MINUTE };
}

const geocoder = ({ GEOCODER, GEOCODER_URL, GEOCODER_PER_MINUTE }: Environment) =>
  service(['GEOCODER', GEOCODER], [GEOCODER_URL, GEOCODER_PER_MINUTE], GEOCODERS);

const districts = ({ DISTRICTS, DISTRICTS_URL, DISTRICTS_PER_MINUTE }: Environment) =>
  service(['DISTRICTS', DISTRICTS], [DISTRICTS_URL, DISTRICTS_PER_MINUTE], DISTRICT_SERVICES);

function distDir(folder: string | undefined) {
  if (folder && !existsSync(join(folder, 'widget/index.html')))
    throw new SettingError(`DIST_DIR holds no build: ${folder} (npm run build writes one)`);
  return folder || undefined;
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });

function existing(name: string, file: string | undefined) {
  if (file && !statOf(file)?.isFile()) throw new SettingError(`${name} names no file: ${file}`);
  return file || undefined;
}

/** What is missing in a folder, and one that isn't there, the import says. */
function contentDir(folder: string | undefined) {
  if (folder && statOf(folder)?.isFile()) throw new SettingError(`CONTENT_DIR names a file, not a folder: ${folder}`);
  return folder || undefined;
}

const publisherPort = (text: string | undefined) =>
  text === 'off' ? null : (whole('PUBLISHER_PORT', text, MAX_PORT) ?? 4621);

export const readAddresses = (env: Environment): Addresses => ({
  host: env.HOST || '127.0.0.1',
  port: whole('PORT', env.PORT, MAX_PORT) ?? 4620,
  publisherPort: publisherPort(env.PUBLISHER_PORT),
});

function onUnlessOff(name: string, text: string | undefined) {
  if (text && text !== 'on' && text !== 'off') throw new SettingError(`${name} is neither on nor off: ${text}`);
  return text !== 'off';
}

const WALLETS = ['GooglePay', 'Venmo', 'ApplePay'];

function sandboxWallets(text: string | undefined) {
  const named = (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (named.some((each) => !WALLETS.includes(each)))
    throw new SettingError(`SANDBOX_WALLETS must be a list of ${WALLETS.join(', ')}, not "${text}"`);
  return named;
}

/** Reads the server's options from the environment. @throws SettingError about the first bad one */
export const readEnvironment = (env: Environment): ServerOptions => ({
  dataDir: env.DATA_DIR || undefined,
  databaseUrl: env.DATABASE_URL || undefined,
  contentDir: contentDir(env.CONTENT_DIR),
  distDir: distDir(env.DIST_DIR),
  firstCards: onUnlessOff('FIRST_CARDS', env.FIRST_CARDS),
  sharePictures: onUnlessOff('SHARE_PICTURES', env.SHARE_PICTURES),
  firstCardSeconds: whole('FIRST_CARD_SECONDS', env.FIRST_CARD_SECONDS),
  gallery: isTrial(env),
  playMoney: isTrial(env),
  // Never beside an operator's own content.
  demoCounts: isTrial(env) && !env.CONTENT_DIR,
  publicOrigin: publicOrigin(env.PUBLIC_ORIGIN),
  trustProxy: trustProxy(env),
  openDashboards: isTrial(env),
  ...dashboardHeaders(env),
  networkFile: existing('NETWORK_FILE', env.NETWORK_FILE),
  geocoder: geocoder(env),
  districts: districts(env),
  voterRollUrl: voterRollUrl(env.VOTER_ROLL_URL),
  voterRollToken: env.VOTER_ROLL_TOKEN || undefined,
  rateLimit: whole('RATE_LIMIT', env.RATE_LIMIT),
  activityDays: whole('ACTIVITY_DAYS', env.ACTIVITY_DAYS, MAX_DAYS),
  metricsToken: metricsToken(env.METRICS_TOKEN),
  telemetry: readTelemetry(env),
  mediaDir: readFolder(env.MEDIA_DIR),
  mediaBucket: readBucket(env),
  maxVideoMb: whole('VIDEO_MAX_MB', env.VIDEO_MAX_MB, MAX_VIDEO_MB),
  ffmpeg: readProgram(env),
  logLevel: logLevel(env.LOG_LEVEL),
  braintree: readBraintree(env),
  applePayFile: existing('APPLE_PAY_FILE', env.APPLE_PAY_FILE),
  sandboxWallets: sandboxWallets(env.SANDBOX_WALLETS),
  smtpUrl: smtpUrl(env),
  mailFrom: mailbox('MAIL_FROM', env.MAIL_FROM),
  mailTestTo: mailbox('MAIL_TEST_TO', env.MAIL_TEST_TO)?.address,
  defaultLocation: location(env.DEFAULT_LOCATION) ?? demoLocation(env),
});
