import { hashSource, policy } from '../http/content-policy.ts';
import type { PageFacts } from './page-facts.ts';

/** The maps service's script comes in parts (developers.google.com/maps, Content Security Policy guide). */
const MAPS_HOSTS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];
const MAPS_CONNECT = [...MAPS_HOSTS, 'https://places.googleapis.com'];

/** Names of Trusted Types policies: DOMPurify's, for publishers' HTML, and those of the maps service. */
const TRUSTED = ['dompurify'];
const MAPS_TRUSTED = ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'];

/**
 * What Braintree's library, the bank's step (Cardinal) and Google Pay load and connect to (Braintree's guide to content
 * security policies; `braintree-web`, lib/constants.js). They know nothing of trusted types, and write styles.
 */
const BRAINTREE_SCRIPTS = [
  'https://*.braintreegateway.com',
  'https://*.cardinalcommerce.com',
  'https://c.paypal.com',
  'https://pay.google.com',
];
const BRAINTREE_CONNECT = [
  'https://*.braintreegateway.com',
  'https://*.braintree-api.com',
  'https://*.cardinalcommerce.com',
  'https://*.paypal.com',
  'https://pay.google.com',
  'https://google.com',
];

/** The application's own sheets are empty until it sets their rules, which no policy forbids (widget/ui/Sheet.tsx). */
const EMPTY_STYLE = hashSource('');

/** What a page with a first card, and a server's way of taking money, add to the policy. */
export type Added = {
  /** Hashes of the page's inline style sheets. */
  styles?: readonly string[];
  /** Where the sandbox's card fields come from; real providers' have TLS. */
  fieldsOrigin?: string | undefined;
  usesBraintree?: boolean | undefined;
};

/**
 * Policy of the frame's page. Pictures and films come from wherever a publisher keeps them; code only from here, and
 * from the maps service where a key of it is configured. It connects to the API alone, so that injected code has
 * nowhere to send what it reads. `'self'` is the origin the page came from even where a sandbox made the document's own
 * origin opaque (CSP3 §2.2; seen so in Chromium), but engines have differed, so that origin is also named.
 * Style sheets are allowed by hash too, unless the maps service or Braintree is used, whose styles change: a hash would
 * switch `'unsafe-inline'` off. `frame-ancestors` is left out: its `*` matches network schemes alone, and would refuse
 * articles in sandboxed frames, files and apps.
 */
export function widgetPolicy(
  { hashes, connect, usesMaps }: PageFacts,
  origin: string,
  { styles = [], fieldsOrigin, usesBraintree = false }: Added = {},
) {
  const writesStyles = usesMaps || usesBraintree;
  const trusted = {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED, ...(usesMaps ? MAPS_TRUSTED : [])],
  };
  const also = (condition: boolean, hosts: readonly string[]) => (condition ? hosts : []);
  return policy({
    'default-src': ["'self'", origin],
    'script-src': [
      "'self'",
      origin,
      ...hashes,
      ...also(usesMaps, MAPS_HOSTS),
      ...also(usesBraintree, BRAINTREE_SCRIPTS),
    ],
    'style-src': ["'self'", origin, ...(writesStyles ? ["'unsafe-inline'"] : [EMPTY_STYLE, ...styles])],
    'img-src': ['*', 'data:', 'blob:'],
    'media-src': ['*', 'data:', 'blob:'],
    'font-src': ['*', 'data:'],
    'connect-src': [
      "'self'",
      origin,
      ...connect,
      ...also(usesMaps, MAPS_CONNECT),
      ...also(usesBraintree, BRAINTREE_CONNECT),
    ],
    'frame-src': ["'self'", origin, 'https:', ...(fieldsOrigin ? [fieldsOrigin] : [])],
    'worker-src': ["'self'", origin, 'blob:'],
    // The application sends every form itself; where scripts are off, a form would only lose what was entered.
    // A bank's step is begun by a form, to whatever address the bank has.
    'form-action': [usesBraintree ? 'https:' : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(usesBraintree ? {} : trusted),
  });
}

/**
 * Policy of the page in which third-party tags run. `sandbox` applies even if the page is opened without a frame, so
 * that a tag never has the widget's origin. A tag may load from and send to anywhere, as on a page of its own, but it
 * can't navigate the page around it, prompt the reader or submit a form. `http:` is for servers without TLS; browsers
 * refuse it on a page with TLS anyway.
 */
export const tagPolicy = () =>
  policy({
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': ["'unsafe-inline'", 'http:', 'https:'],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['http:', 'https:', 'data:'],
    'connect-src': ['http:', 'https:'],
    'frame-src': ['https:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
