import { RESIZE_LOCK_MS, RESIZE_THROTTLE_MS } from '../../numbers/constants.ts';

type Clock = { setTimeout: (run: () => void, ms: number) => unknown; now: () => number };

const systemClock: Clock = { setTimeout: (run, ms) => setTimeout(run, ms), now: () => performance.now() };

/**
 * Sends a height only when it changed, at most once in 16 ms, and not within 128 ms of the one before: a host that
 * answers a resize by resizing us cannot start a loop (spec §9). The last height is always sent.
 */
export function createResizer(send: (heightPx: number) => void, clock: Clock = systemClock) {
  let wanted = -1;
  let sent = -1;
  let isWaiting = false;
  let lockedUntil = 0;

  const flush = () => {
    isWaiting = false;
    if (wanted === sent) return;
    sent = wanted;
    lockedUntil = clock.now() + RESIZE_LOCK_MS;
    send(sent);
  };

  return (heightPx: number) => {
    wanted = Math.round(heightPx);
    if (isWaiting || wanted === sent) return;
    isWaiting = true;
    clock.setTimeout(flush, Math.max(RESIZE_THROTTLE_MS, lockedUntil - clock.now()));
  };
}
