import { isTracked, type Options } from './config.ts';
import { hasBlocker } from './page/adblock.ts';
import { guard, type Stop } from './page/guard.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';
import { whenIdle } from './page/when-idle.ts';
import type { NotDisplayedReason } from './protocol.ts';

/** Tells the server that an ad blocker kept a sponsored widget away (spec §8). */
const recordBlocked = (options: Options) =>
  record(
    `${origin}/api/Widget/RecordActivity`,
    { ...options, sponsored: true, widgetEmbedType: options.embedType, actions: [], type: 'NotDisplayed' },
    {
      'Content-Type': 'application/json',
      // `crypto.randomUUID` is missing on insecure pages; a blob's address ends in a UUID everywhere
      'Idempotency-Key': URL.createObjectURL(new Blob()).slice(-36),
    },
  );

/**
 * Opens a sponsored widget after the ad-block check, and any other at once.
 *
 * @param learn hears the result
 */
export const gate = (
  stops: Stop[],
  options: Options,
  isGated: unknown,
  open: () => void,
  learn: (detected: boolean) => void,
  end: (reason: NotDisplayedReason) => void,
) => {
  const check = () =>
    hasBlocker().then(
      guard((detected: boolean) => {
        if (!stops[0]) return;
        learn(detected);
        if (!isGated) return;
        if (!detected) return open();
        console.warn('Cannot load sponsored widget due to ad block.');
        if (!navigator.webdriver && isTracked(options)) recordBlocked(options);
        end('blocked');
      }),
    );
  if (isGated) return check();
  open();
  whenIdle(stops, check);
};
