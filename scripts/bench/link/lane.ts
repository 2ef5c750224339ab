import { Transform } from 'node:stream';

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
