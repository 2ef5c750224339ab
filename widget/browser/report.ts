import type { Config } from '../config.ts';
import type { Mode } from '../mode.ts';

export type Report = (error: unknown, context?: Record<string, unknown>) => void;

/** Scripts and browsers that a page can't silence and that mean nothing (spec §8). */
const IGNORED = /ResizeObserver loop/;

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function sendReport(dsn: string, error: Error, release: string, mode: Mode, context: Record<string, unknown>) {
  const { BrowserClient, defaultStackParser, makeFetchTransport, Scope } = await import('./sentry.ts');
  const client = new BrowserClient({
    dsn,
    release,
    environment: mode,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setExtras(context);
  client.init();
  scope.captureException(error);
}

/**
 * Reports each error once (spec §8): to the service that the build names, where there is one, and to the console. The
 * context must hold no personal data.
 */
export function createReport(config: Pick<Config, 'errorReports' | 'environment' | 'version'>, mode: Mode): Report {
  const reported = new WeakSet<Error>();
  return (thrown, context = {}) => {
    const error = asError(thrown);
    if (reported.has(error) || IGNORED.test(error.message)) return;
    reported.add(error);
    console.warn('[civicAction]', error.message, context);
    if (!config.errorReports || config.environment === 'development') return;
    sendReport(config.errorReports, error, config.version, mode, context).catch(() => {
      /* a report that can't be sent must not become a second one */
    });
  };
}
