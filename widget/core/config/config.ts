/** Endpoints and settings of this build. By default all services are on the widget's own origin. */

declare const __ENVIRONMENT__: string;
declare const __ORIGIN__: string;
/** JSON. */
declare const __ENDPOINTS__: string;
declare const __VERSION__: string;

export const ENVIRONMENTS = ['qa', 'stage', 'production', 'development', 'storybook', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** URLs, absolute or relative to the widget's origin (spec §8). */
export type Endpoints = {
  apiBase: string;
  imagesBase: string;
  flagsBase: string;
  widgetBase: string;
  cardPaymentPage: string;
  charityPaymentPage: string;
  defaultImagesBase: string;
  shareBase: string;
  recordVideoBase: string;
  nativeAppBase: string;
  /** The product's own site, which explains it and lets anybody build a widget. */
  productSite: string;
  /** Origins whose `previewState` messages are accepted (contract §5). */
  previewOrigins: string[];
  /** Origins of servers with HLS videos, which the page's policy then allows. */
  videoHosts: string[];
  /** A Sentry-compatible DSN. Without one, errors go to the console only. */
  errorReports: string | null;
  /** A path of the API that forwards error reports, because block lists have the service's own hosts. */
  errorTunnel?: string;
  analytics?: AnalyticsSettings;
  /** Address of the social pixel's picture. Default: the vendor's. */
  pixel?: string;
  /** Google's id of the merchant, without which Google Pay is offered in trials only. */
  googleMerchantId?: string;
  /** A maps service for address suggestions. Default: the API's own look-up (contract §6). */
  maps?: { key: string };
};

/** Ids of the analytics properties for users and for events (spec §9). '' is off. */
type AnalyticsIds = { users: string; events: string };

/** The properties of production, and apart from them those of all other environments. */
type AnalyticsSettings = Partial<AnalyticsIds> & {
  nonProduction?: AnalyticsIds;
  /** Address of a script with gtag's interface; the id is added as a parameter. */
  script?: string;
  /** Its id in the TCF's Global Vendor List, without which the purposes alone are asked for. */
  vendor?: number;
};

/** The properties of this build's environment. */
export type AnalyticsProperties = AnalyticsIds & Pick<AnalyticsSettings, 'script' | 'vendor'>;

export type Config = { environment: Environment; version: string; origin: string } & Omit<Endpoints, 'analytics'> & {
    analytics?: AnalyticsProperties;
  };

/** Where files with a plain name are, unless the build names another place. */
export const IMAGES_BASE = '/images/';

const everywhere: Endpoints = {
  apiBase: '/api/',
  imagesBase: IMAGES_BASE,
  flagsBase: '/flags/',
  widgetBase: '/widget/',
  cardPaymentPage: '/pay/card/',
  charityPaymentPage: '/pay/charity/',
  defaultImagesBase: '/images/default/',
  shareBase: '/share/',
  recordVideoBase: '/media/',
  nativeAppBase: '/',
  productSite: '/',
  previewOrigins: [],
  videoHosts: [],
  errorReports: null,
};

/** Builds for other environments leave it out. A build's CIVIC_ACTION_ENDPOINTS overrides it. */
const ofDevelopment = (): Partial<Endpoints> =>
  __ENVIRONMENT__ === 'development' ? { previewOrigins: ['http://localhost:4620'] } : {};

/** Texts that stay as they are. */
const NO_ADDRESSES = ['errorReports', 'googleMerchantId'];

const isEnvironment = (name: string): name is Environment => ENVIRONMENTS.includes(name as Environment);

/** Only production counts in the properties of readers. */
function propertiesOf({ analytics }: Endpoints, environment: Environment): AnalyticsProperties | undefined {
  const { nonProduction, script, vendor, ...production } = analytics ?? {};
  const ids = environment === 'production' ? production : nonProduction;
  if (!ids?.users && !ids?.events) return undefined;
  return { users: ids.users ?? '', events: ids.events ?? '', ...(script && { script }), ...(vendor && { vendor }) };
}

/**
 * @param ownOrigin the origin that served the widget
 * @returns every endpoint as an absolute URL
 */
export function readConfig(ownOrigin: string): Config {
  const environment = isEnvironment(__ENVIRONMENT__) ? __ENVIRONMENT__ : 'production';
  const origin = __ORIGIN__ || ownOrigin;
  const endpoints: Endpoints = {
    ...everywhere,
    ...ofDevelopment(),
    ...(JSON.parse(__ENDPOINTS__) as Partial<Endpoints>),
  };
  const { analytics: _, ...rest } = endpoints;
  const absolute = Object.entries(rest).map(([key, value]) =>
    typeof value === 'string' && !NO_ADDRESSES.includes(key) ? [key, new URL(value, origin).href] : [key, value],
  );
  const analytics = propertiesOf(endpoints, environment);
  return {
    environment,
    version: __VERSION__,
    origin,
    ...(Object.fromEntries(absolute) as Omit<Endpoints, 'analytics'>),
    ...(analytics && { analytics }),
  };
}
