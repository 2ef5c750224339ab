import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from '../../../server/app.ts';
import type { ServerOptions } from '../../../server/options.ts';
import { DIST } from './dist.ts';

const HOST = '127.0.0.1';
/** Tests click faster than people. */
const RATE_LIMIT_PER_MINUTE = 100_000;

export type RunningServer = {
  /** Loader, widget and API on one site. */
  widgetOrigin: string;
  /** The demo publisher's articles on another site, as in production. */
  publisherOrigin: string;
  server: Server;
  close: () => Promise<void>;
};

/**
 * Below the ports that systems give away by themselves (Linux: from 32768), where another program could take one first,
 * and above those that browsers refuse.
 */
const PORTS = { from: 11_000, to: 32_000 };

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createSocket();
    socket.once('error', () => resolve(false));
    socket.listen(port, HOST, () => socket.close(() => resolve(true)));
  });

/** A free port: the sites need each other's addresses before they listen. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  return (await isFree(port)) ? port : freePort();
}

/** Starts the real server over a fresh build and an empty database; close it in `test.after`. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'civic-action-'));
  const [port, publisherPort] = [await freePort(), await freePort()];
  const widgetOrigin = `http://widget.localhost:${port}`;
  const server = await createServer({
    dataDir,
    distDir: DIST,
    publicOrigin: widgetOrigin,
    rateLimit: RATE_LIMIT_PER_MINUTE,
    logLevel: 'silent',
    gallery: true,
    lettersAhead: false,
    sharePictures: false,
    countsAgeMs: 0,
    ...options,
  });
  await server.app.listen({ host: HOST, port });
  await server.demo.listen({ host: HOST, port: publisherPort });
  const close = async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { widgetOrigin, publisherOrigin: `http://publisher.localhost:${publisherPort}`, server, close };
}
