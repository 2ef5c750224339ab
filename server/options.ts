import type { WireLocation } from '../widget/core/api/wire.ts';
import type { GeocoderOptions } from './addresses/geocoders/create.ts';
import type { DistrictOptions } from './lawmakers/services/create.ts';
import type { IpLocation } from './location/ip-location.ts';
import type { Mailbox } from './mail/message.ts';
import type { Relay } from './mail/relay.ts';
import type { Bucket } from './media/storage.ts';
import type { Telemetry } from './metrics/telemetry/settings.ts';
import type { BraintreeSettings } from './payments/braintree-settings.ts';
import type { Gateway } from './payments/gateway.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** All options of a server; `readEnvironment` reads them from the environment. */
export type ServerOptions = {
  /** Folder of the SQLite file, or `:memory:`. */
  dataDir?: string;
  /** `postgres://…`, instead of `dataDir`. */
  databaseUrl?: string | undefined;
  /** What `npm run build` wrote. */
  distDir?: string;
  /** Draw the first card into the frame's page; off, the page is the same as a static server's. */
  firstCards?: boolean;
  /** Make the letters of first cards in the faces of their themes before anybody asks; off, at first need. */
  lettersAhead?: boolean;
  /** Draw what networks show beside shared links. */
  sharePictures?: boolean;
  /** How long shared caches may keep a page with a first card without asking. */
  firstCardSeconds?: number;
  /** Serve every state of the widget, with made-up data, at `/gallery/`. */
  gallery?: boolean;
  /** Show made-up counts beside those of readers: for trials of the demo newspaper. */
  demoCounts?: boolean;
  /** Publishers, partners and widgets as JSON files; `null` imports nothing at start. */
  contentDir?: string | null;
  /** The widget's public origin; by default taken from a request's Host header. */
  publicOrigin?: string | undefined;
  /** The number of proxies in front, or a list of them, whose X-Forwarded-For and location headers are trusted. */
  trustProxy?: false | string | number;
  /** The header in which a trusted proxy names who is signed in; they may look at the dashboards. */
  dashboardUserHeader?: string | undefined;
  /** The header in which it names the publisher whose figures they may see, or `*`. */
  dashboardPublisherHeader?: string | undefined;
  /** Show the dashboards to whoever sits at this machine: for trials. */
  openDashboards?: boolean;
  /** API requests per minute and network address. */
  rateLimit?: number;
  /** How long activity and loading times are kept; 0 keeps them forever. */
  activityDays?: number;
  /** Lets whoever has it read `/metrics`; without it nobody can, but in a trial. */
  metricsToken?: string | undefined;
  /** Sends metrics and traces to a collector of OpenTelemetry. */
  telemetry?: Telemetry | undefined;
  logLevel?: LogLevel;
  /** The location of readers whose own is unknown; `null` for none. */
  defaultLocation?: WireLocation | null;
  location?: IpLocation;
  /** An MMDB file of network locations, instead of the packaged one, which has countries only. */
  networkFile?: string | undefined;
  /** A service that finds coordinates; `null` for none. */
  geocoder?: GeocoderOptions | null;
  /** A service that knows districts; `null` for none. */
  districts?: DistrictOptions | null;
  /** The relay for letters to officials, `smtps://user:password@relay.example`; without it they are kept. */
  smtpUrl?: string | undefined;
  /** The sender of letters; needed with `smtpUrl`. */
  mailFrom?: Mailbox | undefined;
  /** The address that gets the letters of test mode; without it they are kept. */
  mailTestTo?: string | undefined;
  /** The voter roll's address (docs/operators.md); without it readers are told that nobody could look. */
  voterRollUrl?: string | undefined;
  /** Sent to the voter roll as a bearer token. */
  voterRollToken?: string | undefined;
  /** Lets a sandbox that moves no money stand in for a gateway: for trials. */
  playMoney?: boolean;
  /** Wallets that the sandbox offers: `GooglePay`, `Venmo`, `ApplePay`. */
  sandboxWallets?: readonly string[] | undefined;
  /** Takes the money of donations. */
  braintree?: BraintreeSettings | undefined;
  /** The file by which Apple knows that the domain may take payments. */
  applePayFile?: string | undefined;
  /** Instead of the sandbox or Braintree. */
  payments?: Gateway;
  /** Instead of `smtpUrl`. */
  relay?: Relay;
  /** Folder of readers' videos; by default `media` in `dataDir`. */
  mediaDir?: string | undefined;
  /** Keeps readers' videos in S3 instead. */
  mediaBucket?: Bucket | undefined;
  /** The largest video, in millions of bytes. */
  maxVideoMb?: number;
  /** The program that makes still pictures of videos. */
  ffmpeg?: string;
  /** How old counts may be that others see: those of the last full minute, or 0 for current ones, which tests want. */
  countsAgeMs?: 0 | 60_000;
  clock?: () => Date;
};

/** Far above what a classroom behind one address needs, far below what would harm. */
const RATE_LIMIT_PER_MINUTE = 600;

/** Enough to compare a month with the same one a year before. */
const ACTIVITY_DAYS = 400;

/** A minute from a phone's own camera; one that the widget records takes a tenth. */
const MAX_VIDEO_MB = 200;

const DEFAULTS = {
  dataDir: '.data',
  distDir: 'dist',
  firstCards: true,
  firstCardSeconds: 0,
  lettersAhead: true,
  sharePictures: true,
  gallery: false,
  demoCounts: false,
  openDashboards: false,
  playMoney: false,
  contentDir: 'server/content',
  trustProxy: false,
  rateLimit: RATE_LIMIT_PER_MINUTE,
  activityDays: ACTIVITY_DAYS,
  logLevel: 'info',
  // None, since the country decides whether opt-ins are pre-checked.
  defaultLocation: null,
  geocoder: null,
  districts: null,
  maxVideoMb: MAX_VIDEO_MB,
  ffmpeg: 'ffmpeg',
  countsAgeMs: 60_000,
  clock: () => new Date(),
} satisfies ServerOptions;

export type Options = ServerOptions & Required<Pick<ServerOptions, keyof typeof DEFAULTS>>;

export const withDefaults = (options: ServerOptions): Options => ({
  ...DEFAULTS,
  ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
});
