import type { Translate } from '../../../i18n/index.ts';
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
import type { OfAction, Once } from './of-action.ts';
import type { Screen } from './screens/kind.ts';
import type { Screens } from './screens/screens.ts';

/** A loaded widget as its features see it. Screens get it from React's context (ui/context.ts). */
export type App = {
  config: Config;
  params: Params;
  /** Address of the page that embeds the widget, as far as it is known; else the widget's own. */
  pageUrl: string;
  mode: Mode;
  locale: string;
  t: Translate;
  /** Loads copy, placeholders and styles that a first card does without; at once if they are loaded. */
  loadWords: () => Promise<void>;
  /**
   * Fills the placeholders of a publisher's copy (spec §3). Call it once, when the copy is drawn; `Heading` calls it
   * itself.
   */
  fill: Fill;
  session: SessionStore;
  commands: SessionCommands;
  lifecycle: Lifecycle;
  client: Client;
  submissions: Submissions;
  once: Once;
  /** Something that an action owns, such as its kind's store: made at the first call and kept for the widget's life. */
  of: <T extends object>(action: Action, make: OfAction<T>) => T;
  screens: Screens;
  /** Set while the page shows a card that the server has drawn: hands it to the application. */
  takeCard?: () => Promise<void>;
  /** Components in files of their own that are loaded already, by the function that loads them. */
  parts: Map<unknown, Screen>;
  /** The fields that every completion of this action carries, with the seconds it took (spec §7). */
  actionData: (action: Action) => Record<string, unknown> & { id: Action['id'] };
  report: (error: unknown, context?: Record<string, unknown>) => void;
};
