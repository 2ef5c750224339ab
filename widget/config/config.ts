/** Where this build's services stand. Chosen at build time; by default everything is on the widget's own origin. */

declare const __ENVIRONMENT__: string;
declare const __ORIGIN__: string;
/** JSON. */
declare const __ENDPOINTS__: string;
declare const __VERSION__: string;

export const ENVIRONMENTS = ['qa', 'stage', 'production', 'development', 'storybook', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Absolute, or relative to the widget's origin (spec §8). */
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
  /** The product's own site: what it is, and where to build a widget. */
  productSite: string;
  /** Origins whose `previewState` messages are heard (contract §5). */
  previewOrigins: string[];
  /** Sentry-compatible; none: errors go to the console only. */
  errorReports: string | null;
  /** A path of the API that passes error reports on: the service's own hosts are on block lists. */
  errorTunnel?: string;
  analytics?: AnalyticsSettings;
  /** Where the social pixel's picture is asked for; none: its maker's own address. */
  pixel?: string;
  /** Address suggestions from a maps service; none: the API's own look-up (contract §6). */
  maps?: { key: string };
};

/** Ids of analytics properties (spec §9): for who visits, and for what is done. '' is off, and so is none at all. */
type AnalyticsIds = { users: string; events: string };

/** What is meant for readers, and apart from it what counts visits of every build but production's. */
type AnalyticsSettings = Partial<AnalyticsIds> & {
  nonProduction?: AnalyticsIds;
  /** Of a tag that speaks gtag's language; the id is added to it. */
  script?: string;
};

/** Those of this build. */
export type AnalyticsProperties = AnalyticsIds & Pick<AnalyticsSettings, 'script'>;

export type Config = { environment: Environment; version: string; origin: string } & Omit<Endpoints, 'analytics'> & {
    analytics?: AnalyticsProperties;
  };

const everywhere: Endpoints = {
  apiBase: '/api/',
  imagesBase: '/images/',
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
  errorReports: null,
};

/** What an environment has of its own. A build's CIVIC_ACTION_ENDPOINTS goes on top. */
const perEnvironment: Record<Environment, Partial<Endpoints>> = {
  qa: {},
  stage: {},
  production: {},
  development: { previewOrigins: ['http://localhost:4620'] },
  storybook: {},
  test: {},
};

const isEnvironment = (name: string): name is Environment => ENVIRONMENTS.includes(name as Environment);

/** Visits to what is not production are never counted with those of readers. */
function propertiesOf({ analytics }: Endpoints, environment: Environment): AnalyticsProperties | undefined {
  const { nonProduction, script, ...production } = analytics ?? {};
  const ids = environment === 'production' ? production : nonProduction;
  if (!ids?.users && !ids?.events) return undefined;
  return { users: ids.users ?? '', events: ids.events ?? '', ...(script && { script }) };
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
    ...perEnvironment[environment],
    ...(JSON.parse(__ENDPOINTS__) as Partial<Endpoints>),
  };
  const { analytics: _, ...rest } = endpoints;
  const absolute = Object.entries(rest).map(([key, value]) =>
    typeof value === 'string' && key !== 'errorReports' ? [key, new URL(value, origin).href] : [key, value],
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
