import { getEndUserLocation } from '../api/calls/widget.ts';
import type { Client } from '../api/client.ts';
import { within } from '../model/time-limit.ts';
import { parseLocation } from '../session/load/parse.ts';
import type { SessionStore } from '../session/store.ts';

export type PlaceOptions = {
  /** The page shows a first card that many readers may share. */
  isDrawn?: boolean;
  client: Client;
  report: (error: unknown) => void;
  session: Pick<SessionStore, 'location' | 'setLocation'>;
};

/** How long a form waits for it. */
const MOST_WAIT_MS = 1_500;

/**
 * Where the reader is. A page that many readers share can't say so, and the first card does without; this asks when
 * somebody wants to know.
 *
 * @returns a function that resolves when the place is known, or has not come in time
 */
export function createPlace({ isDrawn, client, report, session }: PlaceOptions) {
  let asked: Promise<void> | null = isDrawn && !session.location.value ? null : Promise.resolve();

  async function ask() {
    const { endUserLocation } = await client.post(getEndUserLocation, {}, { isQuiet: true });
    session.setLocation(parseLocation(endUserLocation));
  }

  /** The next who wants to know asks again. */
  const fail = (error: unknown) => {
    asked = null;
    report(error);
  };
  return async () => {
    asked ??= ask().catch(fail);
    await within(MOST_WAIT_MS, asked);
  };
}
