import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { createLane } from './lane.ts';

type LinkOptions = { downBitsPerSecond: number; upBitsPerSecond: number; roundTripMs: number };

/** Lighthouse's slow 4G, by the packet: 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G: LinkOptions = { downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, roundTripMs: 150 };

/** For what doesn't depend on the link. */
export const NO_LINK: LinkOptions = { downBitsPerSecond: 1e12, upBitsPerSecond: 1e12, roundTripMs: 0 };

const HOST = '127.0.0.1';

/** A pipeline has ended both of its sockets by then, also after an error of one. */
const endBoth = () => {};

/**
 * A reader's connection to the world, which all sites share: each connection takes a round trip to open, packets take
 * half of one, and the rates are limits. It simulates neither packet loss nor slow start.
 */
export function createLink({ downBitsPerSecond, upBitsPerSecond, roundTripMs }: LinkOptions) {
  const delayMs = roundTripMs / 2;
  const down = createLane({ bitsPerSecond: downBitsPerSecond, delayMs });
  const up = createLane({ bitsPerSecond: upBitsPerSecond, delayMs });
  return {
    /** Listens on one port for what a site answers on another. @returns a function that ends it */
    async reach(port: number, sitePort: number): Promise<() => void> {
      const server = createServer({ allowHalfOpen: true }, (reader) => {
        const site = connect({ port: sitePort, host: HOST, allowHalfOpen: true });
        for (const socket of [reader, site]) socket.setNoDelay(true);
        pipeline(site, down(), reader, endBoth);
        // The browser takes the connection for open at once; its first bytes wait for the handshake.
        setTimeout(() => pipeline(reader, up(), site, endBoth), roundTripMs);
      });
      await new Promise<void>((listening) => server.listen(port, HOST, listening));
      return () => server.close();
    },
  };
}

export type Link = ReturnType<typeof createLink>;
