import type { ConsentMessage } from '../../../loader/protocol.ts';
import type { EarlyAttempt, OwnAnswers } from '../api/client.ts';
import type { ServedPage } from '../api/wire/served-page.ts';
import type { Report } from '../browser/report.ts';
import type { Config } from '../config/config.ts';
import type { Mode } from '../config/mode.ts';
import type { Params } from '../config/params.ts';
import type { CardFace } from '../host/frame/page/add-face.ts';
import type { Host } from '../host/host.ts';
import type { Surroundings } from '../session/countdown.ts';
import type { App } from './app.ts';
import type { ScreenSources } from './screens/loaded-screens.ts';

/** What a widget is made with. */
export type WidgetOptions = ScreenSources & {
  host: Host;
  config: Config;
  params: Params;
  mode: Mode;
  /** Address of the page that embeds the widget, as far as it is known; else ''. */
  pageUrl: string;
  /** Called with the host's consent message before the widget applies it. */
  onConsent?: (message: ConsentMessage) => void;
  /** Apart from what the host's consent message says. */
  isTrackingAllowed: boolean;
  /** Reloads the widget after a crash, if that is allowed. @returns whether it does */
  restart: () => boolean;
  /** Width of the box that the widget is drawn in, CSS px. */
  width: () => number;
  report: Report;
  /** The first request for the widget, if the page has already made it. */
  early: EarlyAttempt | null;
  /** The answer to that request where the page holds it, and shows the first card already. */
  served?: Pick<ServedPage, 'answer' | 'isSound'> | null;
  /** The letters of that card in the face of its theme, if the page has them. */
  face?: CardFace | null;
  now?: () => number;
  /** What a countdown asks at each second; default: the frame's page. */
  around?: Surroundings;
  /** Looks up the reader's lawmakers for actions that need them. */
  watchLawmakers?: (app: App) => Promise<unknown>;
  /** The gallery's answers in place of the API's. */
  answers?: OwnAnswers;
};
