import type { Config } from '../config/config.ts';
import type { Mode } from '../config/mode.ts';
import type { SendReport } from './send-report.ts';

export type Report = (error: unknown, context?: Record<string, unknown>) => void;

/** Harmless errors (spec §8), and errors of cross-origin scripts, which have no details. */
const IGNORED = /ResizeObserver loop|^Script error/;

/** As a console shows it that takes texts alone, such as a log's. */
function textOf(value: unknown): string {
  try {
    return Object(value) === value ? JSON.stringify(value) : String(value);
  } catch {
    return String(value);
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(textOf(error)));

/**
 * Reports each error once (spec §8): to the console, and outside development to the service that the build names, if
 * any. The context must not contain personal data.
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
    console.warn('[civicAction]', error.message, ...(Object.keys(context).length > 0 ? [textOf(context)] : []));
    if (!config.errorReports || config.environment === 'development') return;
    sender ??= import('./send-report.ts').then(({ createSender }) => createSender(config, mode));
    sender
      .then((send) => send(error, context))
      .catch(() => {
        /* A report that can't be sent must not cause another. */
      });
  };
}

/** Reports uncaught errors. Only for a window of our own: on a publisher's page, theirs are not ours to report. */
export function reportUncaught(report: Report) {
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
