import type { Config } from '../config/config.ts';
import type { Mode } from '../config/mode.ts';
import type { SendReport } from './send-report.ts';

export type Report = (error: unknown, context?: Record<string, unknown>) => void;

/** What a page can't silence and that means nothing (spec §8), and errors of scripts that are not ours to read. */
const IGNORED = /ResizeObserver loop|^Script error/;

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Reports each error once (spec §8): to the service that the build names, where there is one, and to the console; in
 * development to the console only. The context must hold no personal data.
 */
export function createReport(
  config: Pick<Config, 'errorReports' | 'errorTunnel' | 'environment' | 'version'>,
  mode: Mode,
): Report {
  const reported = new WeakSet<Error>();
  let sender: Promise<SendReport> | undefined;
  return (thrown, context = {}) => {
    const error = asError(thrown);
    if (reported.has(error) || IGNORED.test(error.message)) return;
    reported.add(error);
    console.warn('[civicAction]', error.message, context);
    if (!config.errorReports || config.environment === 'development') return;
    sender ??= import('./send-report.ts').then(({ createSender }) => createSender(config, mode));
    sender
      .then((send) => send(error, context))
      .catch(() => {
        /* a report that can't be sent must not become a second one */
      });
  };
}

/** Reports what nobody caught. Only for a window of our own: on a publisher's page their errors are not ours. */
export function reportUncaught(report: Report) {
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
