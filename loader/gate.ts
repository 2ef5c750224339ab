import { isTracked, type Options } from './config.ts';
import { hasBlocker } from './page/adblock.ts';
import { guard, type Stop } from './page/guard.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';
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
 * @param openGated opens a sponsored widget, which waits for the result; nothing for any other
 * @param learn hears the result
 * @returns the ad-block check
 */
export const createCheck = (
  stops: Stop[],
  options: Options,
  openGated: false | undefined | '' | (() => void),
  learn: (detected: boolean) => void,
  end: (reason: NotDisplayedReason) => void,
) => {
  const hear = guard((detected: boolean) => {
    if (!stops[0]) return;
    learn(detected);
    if (!openGated) return;
    if (!detected) return openGated();
    console.warn('Cannot load sponsored widget due to ad block.');
    if (!navigator.webdriver && isTracked(options)) recordBlocked(options);
    end('blocked');
  });
  return () => hasBlocker().then(hear);
};
