import type { Translate } from '../../i18n/index.ts';

import type { Client } from '../api/client.ts';
import type { Submissions } from '../api/submissions.ts';
import type { Config } from '../config/config.ts';
import type { Mode } from '../config/mode.ts';
import type { Params } from '../config/params.ts';
import type { Action } from '../model/action.ts';
import type { SessionCommands } from '../session/commands.ts';
import type { Fill } from '../session/fill/late-fill.ts';
import type { Lifecycle } from '../session/lifecycle.ts';
import type { SessionStore } from '../session/store.ts';
import type { OfAction } from './of-action.ts';
import type { Once } from './once.ts';
import type { Screens } from './screens.ts';

/** A loaded widget as its features see it: one per widget, reaching screens by context. */
export type App = {
  config: Config;
  params: Params;
  /** The page that holds the widget, as far as it is known, else the widget's own. */
  pageUrl: string;
  mode: Mode;
  locale: string;
  t: Translate;
  /** Brings the words that a first card does without; at once where they are here. */
  loadWords: () => Promise<void>;
  /** Fills a publisher's copy from the session (spec §3): once, on its way to the screen; a `Heading` does it itself. */
  fill: Fill;
  session: SessionStore;
  commands: SessionCommands;
  lifecycle: Lifecycle;
  client: Client;
  submissions: Submissions;
  once: Once;
  /** What an action owns, such as a kind's store: made by whoever asks first, and kept for the widget. */
  of: <T extends object>(action: Action, make: OfAction<T>) => T;
  screens: Screens;
  /** Per-action request data, with the seconds it took (spec §7). */
  actionData: (action: Action) => Record<string, unknown> & { id: Action['id'] };
  report: (error: unknown, context?: Record<string, unknown>) => void;
};
