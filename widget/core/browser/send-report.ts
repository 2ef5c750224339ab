import { BrowserClient, defaultStackParser, type ErrorEvent, makeFetchTransport, Scope } from '@sentry/browser';
import type { Config } from '../config/config.ts';
import type { Mode } from '../config/mode.ts';
import { MAX_USER_AGENT_CHARS } from '../numbers/constants.ts';

/** Patterns of personal data in error texts, and their replacements, in this order. */
const RULES: [pattern: RegExp, replacement: string][] = [
  // The value that a parser or a struct was given ("… but received: …"), to the end.
  [/\b(received:?) .*/gs, '$1 …'],
  // Quoted text: JSON errors quote what they read. Single quotes around one word are a name in code.
  [/"[^"]*"|`[^`]*`|“[^”]*”/g, '"…"'],
  [/'(?![\w$]+')[^']*'/g, "'…'"],
  // The query and the fragment of an address or a path.
  [/(\/[^\s?#]*)[?#][^\s)]*/g, '$1'],
  [/[^\s@<>()]+@[^\s@<>()]+/g, '[email]'],
  // Phone numbers, postal codes, card numbers; status codes and small counts stay.
  [/\+?\d(?:[\d\s().-]{3,})\d/g, '#'],
];

/** Longer texts are cut: some rules take quadratic time, and no report needs more. */
const MAX_CHARS = 8_000;

/** Removes what a reader may have typed, and queries of addresses; a long text is cut. */
export const scrub = (text: string): string =>
  RULES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text.slice(0, MAX_CHARS));

const scrubValue = (value: unknown) => (typeof value === 'string' ? scrub(value) : value);

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Scrubs an error's context. Objects are dropped, since they may contain anything. */
export const scrubContext = (context: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(context)
      .filter(([, value]) => isPlain(value))
      .map(([key, value]) => [key, scrubValue(value)]),
  );

export type SendReport = (error: Error, context: Record<string, unknown>) => void;

type ReportConfig = Pick<Config, 'errorReports' | 'errorTunnel' | 'environment' | 'version'>;

/** The most reports of one page load, for pages that fail in a loop. */
const MAX_REPORTS = 20;

/**
 * Keeps the error's scrubbed text, its position in our code and the browser, but nothing that a reader may have typed.
 */
function withoutPersonalData(event: ErrorEvent): ErrorEvent {
  const values = event.exception?.values?.map(({ type, value, stacktrace }) => ({
    ...(type && { type }),
    value: scrub(value ?? ''),
    stacktrace: {
      frames: (stacktrace?.frames ?? []).map((frame) => ({ ...frame, filename: scrub(frame.filename ?? '') })),
    },
  }));
  const { type, event_id, timestamp, platform, level, release, environment, tags, extra, sdk } = event;
  return {
    type,
    exception: { values: values ?? [] },
    extra: scrubContext(extra ?? {}),
    request: { headers: { 'User-Agent': navigator.userAgent.slice(0, MAX_USER_AGENT_CHARS) } },
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    ...(platform && { platform }),
    ...(level && { level }),
    ...(release && { release }),
    ...(environment && { environment }),
    ...(tags && { tags }),
    ...(sdk && { sdk }),
  };
}

/** Creates the client for all reports of a widget, without the package's integrations, which inspect the page. */
export function createSender(
  { errorReports, errorTunnel, environment, version }: ReportConfig,
  mode: Mode,
): SendReport {
  const client = new BrowserClient({
    ...(errorReports && { dsn: errorReports }),
    ...(errorTunnel && { tunnel: errorTunnel }),
    release: version,
    environment,
    // Without this, the package would create a frame to find a native fetch.
    transport: (options) => makeFetchTransport(options, (...request) => fetch(...request)),
    stackParser: defaultStackParser,
    integrations: [],
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: withoutPersonalData,
  });
  client.init();
  let left = MAX_REPORTS;
  return (error, context) => {
    if (left-- <= 0) return;
    const scope = new Scope();
    scope.setClient(client);
    scope.setTag('mode', mode);
    scope.setExtras(context);
    scope.captureException(error);
  };
}
