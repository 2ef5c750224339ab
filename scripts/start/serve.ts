import { styleText } from 'node:util';
import { createServer, type Server } from '../../server/app.ts';
import { type Addresses, readAddresses } from '../../server/environment.ts';
import { ContentError } from '../../server/import/mistakes.ts';
import type { ServerOptions } from '../../server/options.ts';
import { SettingError } from '../../server/setting-error.ts';

/** Longer than any request may take; after that a connection that never ends is cut. */
const CLOSE_WITHIN_MS = 35_000;

const named = (address: string) => address.replace('//127.0.0.1:', '//localhost:');

async function listen({ app, demo, notices }: Server, { host, port, publisherPort }: Addresses, hasGallery: boolean) {
  const widget = await app.listen({ host, port });
  const publisher = publisherPort === null ? null : await demo.listen({ host, port: publisherPort });
  // Before anything is said: whoever hears it may end the server at once, and its database with it.
  const told = await notices();
  const lines = [
    publisher && `Open the demo:     ${named(publisher)}`,
    `Widget and API:    ${named(widget)}`,
    hasGallery && `Gallery:           ${named(widget)}/gallery`,
  ];
  // One write: the log has the same output, and its lines may come between two of ours.
  console.log(lines.filter(Boolean).join('\n'));
  for (const notice of told) console.warn(`\n${styleText(['bold', 'yellow'], notice, { stream: process.stderr })}`);
}

function closeOnSignal(server: Server) {
  const close = async (signal: string) => {
    server.app.log.info({ signal }, 'closing');
    setTimeout(() => void server.db.destroy().finally(() => process.exit(1)), CLOSE_WITHIN_MS).unref();
    await server.close();
  };
  // Not `once`: a second signal, which npm sends when a terminal did, would end us in the middle of it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
}

/** One line for what a person can mend; the stack only for what we did not foresee. */
function explain(cause: unknown): unknown {
  if (cause instanceof ContentError) return `The content has mistakes:\n${cause.message}`;
  const { code, port } = cause as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: end what listens there, or set PORT or PUBLISHER_PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this account: set PORT or PUBLISHER_PORT.`;
  return cause instanceof SettingError ? cause.message : cause;
}

async function serve(read: () => Promise<ServerOptions>, prepare: (server: Server) => void) {
  const addresses = readAddresses(process.env);
  const options = await read();
  const server = await createServer(options);
  prepare(server);
  // Before anybody is told that it listens: a signal that comes at once must find somebody.
  closeOnSignal(server);
  try {
    await listen(server, addresses, options.gallery === true);
  } catch (cause) {
    await server.close();
    throw cause;
  }
}

/**
 * Serves both sites until a signal comes, or says why it can't.
 *
 * @param read the settings, once those of where to listen have been found good
 * @param prepare adds what only this process needs
 */
export async function serveSites(read: () => Promise<ServerOptions>, prepare: (server: Server) => void = () => {}) {
  try {
    await serve(read, prepare);
  } catch (cause) {
    console.error(explain(cause));
    process.exitCode = 1;
  }
}
