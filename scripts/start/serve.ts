import { styleText } from 'node:util';
import { createServer, type Server } from '../../server/app.ts';
import { type Addresses, readAddresses } from '../../server/environment.ts';
import { ContentError } from '../../server/import/mistakes.ts';
import type { ServerOptions } from '../../server/options.ts';
import { SettingError } from '../../server/settings.ts';
// @ts-expect-error Plain JavaScript: the bootstrap asks the same before TypeScript can run.
import { reasonsAgainstPorts } from '../bootstrap/ports.mjs';
import { isForPeople, say, sayFailure } from './say.ts';

/** Longer than any request may take; then open connections are cut. */
const CLOSE_WITHIN_MS = 35_000;

const named = (address: string) => address.replace('//127.0.0.1:', '//localhost:');

const LABEL_WIDTH = 19;

function sayAddresses(addresses: Record<string, string>) {
  const all = Object.entries(addresses);
  // In one write, since log lines may come between two writes.
  if (isForPeople()) say('info', all.map(([label, url]) => label.padEnd(LABEL_WIDTH) + url).join('\n'));
  else for (const [label, url] of all) say('info', `${label} ${url} is ready`, { url });
}

async function listen({ app, demo, notices }: Server, { host, port, publisherPort }: Addresses, hasGallery: boolean) {
  const widget = await app.listen({ host, port });
  const publisher = publisherPort === null ? null : await demo.listen({ host, port: publisherPort });
  // Read before the first output: a caller waiting for output may end the server, and so the database, right after it.
  const told = await notices();
  sayAddresses({
    ...(publisher && { 'Open the demo:': named(publisher) }),
    'Widget and API:': named(widget),
    ...(hasGallery && { 'Gallery:': `${named(widget)}/gallery` }),
  });
  for (const notice of told)
    say('warn', isForPeople() ? `\n${styleText(['bold', 'yellow'], notice, { stream: process.stderr })}` : notice);
}

/** Before the build and the import of content, since they may take minutes. */
async function requirePorts() {
  const reasons: string[] = await reasonsAgainstPorts(process.env);
  if (reasons.length > 0) throw new SettingError(reasons.join('\n'));
}

function closeOnSignal(server: Server) {
  const close = async (signal: string) => {
    server.app.log.info({ signal }, 'closing');
    setTimeout(() => void server.db.destroy().finally(() => process.exit(1)), CLOSE_WITHIN_MS).unref();
    await server.close();
  };
  // Not `once`: a second signal, which npm adds to the terminal's, would end the process while it closes.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
}

/** A message for errors that a person can mend; the stack for unexpected ones. */
function explain(cause: unknown): unknown {
  if (cause instanceof ContentError) return `The content has mistakes:\n${cause.message}`;
  return cause instanceof SettingError ? cause.message : cause;
}

async function serve(read: () => Promise<ServerOptions>, prepare: (server: Server) => void) {
  const addresses = readAddresses(process.env);
  await requirePorts();
  const options = await read();
  const server = await createServer(options);
  prepare(server);
  // Before the first output, since a signal may come right after it.
  closeOnSignal(server);
  try {
    await listen(server, addresses, options.gallery === true);
  } catch (cause) {
    await server.close();
    throw cause;
  }
}

/**
 * Serves both sites until a signal comes, or prints why it can't.
 *
 * @param read reads the settings and builds, once it is known that host and ports can be had
 * @param prepare extends the server before it listens
 */
export async function serveSites(read: () => Promise<ServerOptions>, prepare: (server: Server) => void = () => {}) {
  try {
    await serve(read, prepare);
  } catch (cause) {
    sayFailure(explain(cause));
    process.exitCode = 1;
  }
}
