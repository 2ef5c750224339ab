import { connect, createServer } from 'node:net';
import { pipeline, Transform } from 'node:stream';

/** One direction of a link: what all connections send shares its rate, and arrives after its delay. */
type LaneOptions = { bitsPerSecond: number; delayMs: number };

/** What a packet carries on most networks, bytes. */
const PACKET = 1_400;

export const packetsOf = (data: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(data.length / PACKET) }, (_, index) =>
    data.subarray(index * PACKET, (index + 1) * PACKET),
  );

/** When a packet has left, if the lane is busy until `freeAt`; ms. */
export const leavesAt = (freeAt: number, now: number, bytes: number, bitsPerSecond: number): number =>
  Math.max(freeAt, now) + (bytes * 8_000) / bitsPerSecond;

type Sender = { waiting: Buffer[]; deliver: (packet: Buffer) => void; onEmpty: () => void };
type Arrival = { at: number; arrive: () => void };

const wait = (ms: number, run: () => void) => setTimeout(run, Math.max(0, ms));

/**
 * Connections take turns packet by packet.
 *
 * @returns a function that makes a stream for what one connection sends: it takes more once all that it has is on its
 *   way, and ends after all of it has arrived
 */
export function createLane({ bitsPerSecond, delayMs }: LaneOptions): () => Transform {
  const senders: Sender[] = [];
  const arrivals: Arrival[] = [];
  let freeAt = 0;
  let isPumping = false;

  /** One timer for all, since two timers that end in the same millisecond may swap. */
  function arriveNext() {
    const [next] = arrivals;
    if (!next) return;
    wait(next.at - performance.now(), () => {
      next.arrive();
      arrivals.shift();
      arriveNext();
    });
  }
  function travel(at: number, arrive: () => void) {
    arrivals.push({ at: at + delayMs, arrive });
    if (arrivals.length === 1) arriveNext();
  }
  function pump() {
    const sender = senders.shift();
    const packet = sender?.waiting.shift();
    isPumping = packet !== undefined;
    if (!sender || !packet) return;
    freeAt = leavesAt(freeAt, performance.now(), packet.length, bitsPerSecond);
    travel(freeAt, () => sender.deliver(packet));
    if (sender.waiting.length > 0) senders.push(sender);
    else sender.onEmpty();
    wait(freeAt - performance.now(), pump);
  }
  return () =>
    new Transform({
      // What waits is then with the site, which may still change its order.
      writableHighWaterMark: 0,
      transform(data: Buffer, _encoding, onEmpty) {
        senders.push({ waiting: packetsOf(data), deliver: (packet) => this.push(packet), onEmpty });
        if (!isPumping) pump();
      },
      flush: (done) => travel(Math.max(freeAt, performance.now()), done),
    });
}

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
