import type { WireLocation } from '../widget/api/wire.ts';
import type { GeocoderOptions } from './addresses/geocoders/create.ts';
import type { IpLocation } from './location/ip-location.ts';
import type { Mailbox } from './mail/message.ts';
import type { Relay } from './mail/relay.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that a server can be told; `readEnvironment` reads it from the environment. */
export type ServerOptions = {
  /** Folder of the SQLite file, or `:memory:`. */
  dataDir?: string;
  /** `postgres://…`, instead of `dataDir`. */
  databaseUrl?: string | undefined;
  /** What `npm run build` wrote. */
  distDir?: string;
  /** Serve every state of the widget, with made-up data, at `/gallery/`. */
  gallery?: boolean;
  /** Publishers, partners and widgets as JSON files; `null` imports nothing at start. */
  contentDir?: string | null;
  /** Where the widget stands for the outside; by default what a request's own Host header says. */
  publicOrigin?: string | undefined;
  /** How many proxies are in front, or a list of them: whose X-Forwarded-* and location headers are believed. */
  trustProxy?: false | string | number;
  /** API requests per minute and address. */
  rateLimit?: number;
  /** How long activity and loading times are kept; 0: for good. */
  activityDays?: number;
  logLevel?: LogLevel;
  /** Where readers are whose place is not known; `null`: nowhere. */
  defaultLocation?: WireLocation | null;
  location?: IpLocation;
  /** Places of networks (MMDB), instead of the countries that come along. */
  networkFile?: string | undefined;
  /** A service that knows where addresses are; `null`: what is typed must do. */
  geocoder?: GeocoderOptions | null;
  /** Where letters to officials leave: `smtps://user:password@relay.example`; without it they are kept. */
  smtpUrl?: string | undefined;
  /** What they come from; needed with `smtpUrl`. */
  mailFrom?: Mailbox | undefined;
  /** Who gets the letters of test mode; without it they are kept. */
  mailTestTo?: string | undefined;
  /** Where the voter roll is asked (docs/operators.md); without it nobody is found on it, and readers are told so. */
  voterRollUrl?: string | undefined;
  /** Sent to it as a bearer token. */
  voterRollToken?: string | undefined;
  /** In place of `smtpUrl`. */
  relay?: Relay;
  clock?: () => Date;
};

type Unset =
  | 'databaseUrl'
  | 'publicOrigin'
  | 'location'
  | 'networkFile'
  | 'voterRollUrl'
  | 'voterRollToken'
  | 'smtpUrl'
  | 'mailFrom'
  | 'mailTestTo'
  | 'relay';

export type Options = Required<Omit<ServerOptions, Unset>> & Pick<ServerOptions, Unset>;

/** Far above what a classroom behind one address does, far below what would hurt. */
const RATE_LIMIT_PER_MINUTE = 600;

/** A year can be compared with the one before, and no more is kept of what readers did. */
const ACTIVITY_DAYS = 400;

export const withDefaults = (options: ServerOptions): Options => ({
  dataDir: '.data',
  distDir: 'dist',
  gallery: false,
  contentDir: 'server/content',
  trustProxy: false,
  rateLimit: RATE_LIMIT_PER_MINUTE,
  activityDays: ACTIVITY_DAYS,
  logLevel: 'info',
  // A guessed country would decide what is agreed to by default.
  defaultLocation: null,
  geocoder: null,
  clock: () => new Date(),
  ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
});
