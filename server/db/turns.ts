import { CONNECTIONS } from './postgres.ts';
import { createQueue, type Leave, type Queue } from './queue.ts';

/** The other connections are left for reads. */
const WRITERS = CONNECTIONS - 3;
/** Votes of one poll wait for each other anyway, since they add to one count. */
const PER_LANE = 4;
const WAIT_MS = 4_000;

/**
 * Limits how many PostgreSQL connections writers use, and further how many those of one lane use: if a row that they
 * all need is locked, they wait without a connection, and other lanes go on.
 */
export function createTurns() {
  const all = createQueue(WRITERS);
  const lanes = new Map<string, Queue>();

  async function enterLane(name: string): Promise<Leave> {
    const lane = lanes.get(name) ?? createQueue(PER_LANE);
    lanes.set(name, lane);
    const leave = await lane.enter(WAIT_MS);
    return () => {
      leave();
      if (lane.isEmpty()) lanes.delete(name);
    };
  }

  /** @throws BusyError if no turn comes within seconds */
  async function take(lane: string): Promise<Leave> {
    const leaveLane = await enterLane(lane);
    try {
      const leaveAll = await all.enter(WAIT_MS);
      return () => {
        leaveAll();
        leaveLane();
      };
    } catch (cause) {
      leaveLane();
      throw cause;
    }
  }

  return {
    /** @param lane names what is written to; writers of one lane may block each other */
    async run<T>(lane: string | undefined, act: () => Promise<T>): Promise<T> {
      const leave = await (lane === undefined ? all.enter(WAIT_MS) : take(lane));
      try {
        return await act();
      } finally {
        leave();
      }
    },
    /** How many writers wait for a connection, or for others of their lane. */
    waiting: () => [...lanes.values()].reduce((sum, lane) => sum + lane.waiting(), all.waiting()),
  };
}
