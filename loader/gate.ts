import type { Options } from './config.ts';
import { origin } from './page/origin.ts';
import { record } from './page/record.ts';

/** Tells the server that an ad blocker kept a sponsored widget away (spec §8). */
export const recordBlocked = (options: Options) =>
  record(
    `${origin}/api/Widget/RecordActivity`,
    { ...options, type: 'NotDisplayed', sponsored: true, widgetEmbedType: options.embedType, actions: [] },
    {
      'Content-Type': 'application/json',
      // `crypto.randomUUID` is missing on insecure pages; a blob's address ends in a UUID everywhere
      'Idempotency-Key': URL.createObjectURL(new Blob()).slice(-36),
    },
  );
