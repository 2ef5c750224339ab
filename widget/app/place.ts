import type { Client } from '../api/client.ts';
import { widgetRequest } from '../config/params.ts';
import { loadWidget } from '../session/load/load.ts';
import { parseLocation } from '../session/load/parse.ts';
import type { SessionStore } from '../session/store.ts';
import type { AppOptions } from './create-app.ts';

type Needed = Pick<AppOptions, 'widget' | 'params' | 'pageUrl' | 'report' | 'isDrawn'> & {
  client: Client;
  session: Pick<SessionStore, 'replaceWidget'>;
};

/** How long a form waits for it. */
const PATIENCE_MS = 1_500;

/**
 * Where the reader is. A page that many readers share can't say so, and the first card does without; this asks when
 * somebody wants to know.
 *
 * @returns a function that resolves when the place is known, or has not come in time
 */
export function createPlace({ widget, params, pageUrl, report, isDrawn, client, session }: Needed) {
  let asked: Promise<void> | null = isDrawn && !widget.location ? null : Promise.resolve();

  async function ask() {
    const { endUserLocation } = await loadWidget(client, widgetRequest(params, pageUrl), null);
    // What was made with the widget, such as tracking, keeps the same object.
    widget.location = parseLocation(endUserLocation);
    session.replaceWidget({ ...widget });
  }

  /** The next who wants to know asks again. */
  const fail = (error: unknown) => {
    asked = null;
    report(error);
  };
  return async () => {
    asked ??= ask().catch(fail);
    await Promise.race([asked, new Promise((later) => setTimeout(later, PATIENCE_MS))]);
  };
}
