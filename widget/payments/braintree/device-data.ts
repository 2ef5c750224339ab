import type { Client, Library } from './library/library.ts';

/** Blockers keep its script away, without an error. */
const WAIT_MS = 4_000;

/** What is known of the reader's device, for the gateway's checks against fraud; undefined where it can't be had. */
export function openDeviceData(library: Library, client: Client) {
  const collecting = library.dataCollector().then(({ create }) => create({ client }));
  const data = collecting.then(
    ({ deviceData }) => deviceData,
    () => undefined, // Blocked, or not set up in the account.
  );
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
  return {
    data: Promise.race([data, tooLong]),
    close: () => collecting.then(({ teardown }) => teardown()).catch(() => undefined), // nothing to tear down
  };
}
