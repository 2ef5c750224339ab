import { isTracked, type Options } from './config.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';

/** Tells the publisher and the server that an ad blocker kept a sponsored widget away (spec §8). */
export const recordBlocked = (options: Options) => {
  console.warn('Cannot load sponsored widget due to ad block.');
  if (!navigator.webdriver && isTracked(options))
    record(
      `${origin}/api/Widget/RecordActivity`,
      { ...options, sponsored: true, widgetEmbedType: options.embedType, actions: [], type: 'NotDisplayed' },
      {
        'Content-Type': 'application/json',
        // `crypto.randomUUID` is missing on insecure pages; a blob's address ends in a UUID everywhere
        'Idempotency-Key': URL.createObjectURL(new Blob()).slice(-36),
      },
    );
};
