/** Only what a report needs, so that the lazy chunk stays small. */
export { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
