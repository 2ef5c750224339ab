import { isTracked } from './config.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';
import type { Options } from './protocol.ts';

/** Tells the publisher and the server that an ad blocker kept a sponsored widget away (spec §8). */
export const recordBlocked = (options: Options) => {
  console.warn('Cannot load sponsored widget due to ad block.');
  if (!navigator.webdriver && isTracked(options))
    record(
      `${origin}/api/Widget/RecordActivity`,
      { ...options, sponsored: true, widgetEmbedType: options.embedType, actions: [], type: 'NotDisplayed' },
      {
        // `crypto.randomUUID` is missing on insecure pages; a blob's address ends in a UUID everywhere
        'Idempotency-Key': URL.createObjectURL(new Blob()).split('/').pop() as string,
        'Content-Type': 'application/json',
      },
    );
};
