import pretty from 'pino-pretty';

type Facts = Record<string, unknown>;
type Completed = { req: { method: string; path: string }; res: { statusCode: number }; responseTime: number };

const isCompleted = (facts: Facts): facts is Facts & Completed => 'req' in facts && 'res' in facts;

/** `GET /share/wr-poll 200 12 ms`, or the message. */
const worded = (facts: Facts, messageKey: string) =>
  isCompleted(facts)
    ? `${facts.req.method} ${facts.req.path} ${facts.res.statusCode} ${facts.responseTime} ms`
    : String(facts[messageKey] ?? '');

/** In the line already, or the same in every line. */
const LEFT_OUT = ['pid', 'hostname', 'reqId', 'req', 'res', 'responseTime'];

type Destination = NonNullable<pretty.PrettyOptions['destination']>;

/** Lines for a terminal: time, level, message and details. */
export const terminalLines = (destination: Destination = process.stdout, colorize = pretty.isColorSupported) =>
  pretty({
    colorize,
    destination,
    translateTime: 'SYS:HH:MM:ss',
    ignore: LEFT_OUT.join(','),
    messageFormat: worded,
    singleLine: true,
    // Synchronous, so that the last lines before the end are written.
    sync: true,
  });
