import type { WireLocation } from '../../widget/api/wire.ts';

type Environment = Record<string, string | undefined>;

/** A place for demonstrations: no visitor of a real deployment is there by default (spec §3). */
const DEMO_LOCATION: WireLocation = {
  city: 'Newark',
  countryCode: 'US',
  countryName: 'United States',
  currency: 'USD',
  lat: 40.7357,
  lon: -74.1724,
  zip: '07102',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/** Whether the server is somebody's trial on their own machine: nothing says that others reach it, or how. */
const isTrial = ({ PUBLIC_ORIGIN, TRUST_PROXY, HOST }: Environment) =>
  !PUBLIC_ORIGIN && (!TRUST_PROXY || TRUST_PROXY === 'false') && LOOPBACK.test(HOST || '127.0.0.1');

/** Where the reader of the demonstration is; nowhere for any other. */
export const demoLocation = (env: Environment): WireLocation | undefined => (isTrial(env) ? DEMO_LOCATION : undefined);
