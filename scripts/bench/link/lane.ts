/** One direction of a link: what all connections send shares its rate, and arrives after its delay. */
export type LaneOptions = { bitsPerSecond: number; delayMs: number };

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

/** Connections take turns packet by packet. */
export function createLane({ bitsPerSecond, delayMs }: LaneOptions) {
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
    arrivals.push({ at, arrive });
    if (arrivals.length === 1) arriveNext();
  }
  function pump() {
    const sender = senders.shift();
    const packet = sender?.waiting.shift();
    isPumping = packet !== undefined;
    if (!sender || !packet) return;
    freeAt = leavesAt(freeAt, performance.now(), packet.length, bitsPerSecond);
    travel(freeAt + delayMs, () => sender.deliver(packet));
    if (sender.waiting.length > 0) senders.push(sender);
    else sender.onEmpty();
    wait(freeAt - performance.now(), pump);
  }
  return {
    /** @returns a function that sends data of one connection. `onEmpty` is called when all of it is on its way. */
    join(deliver: Sender['deliver'], onEmpty: () => void) {
      const sender: Sender = { waiting: [], deliver, onEmpty };
      return (data: Buffer) => {
        if (sender.waiting.length === 0) senders.push(sender);
        sender.waiting.push(...packetsOf(data));
        if (!isPumping) pump();
      };
    },
    /** Runs after all that has been sent so far has arrived. */
    afterwards: (run: () => void) => travel(Math.max(freeAt, performance.now()) + delayMs, run),
  };
}

export type Lane = ReturnType<typeof createLane>;
