import { isTracked } from './config.ts';
import { record } from './page/record.ts';
import type { Options } from './protocol.ts';

/** Tells the server that an ad blocker kept a sponsored widget away (spec §8). @param origin the loader's */
export const recordBlocked = (options: Options, origin: string) => {
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
