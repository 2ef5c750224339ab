import type { ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../api/client.ts';
import { createSubmissions, nameSubmissions } from '../api/submissions.ts';
import { isPreview } from '../config/mode.ts';
import { isRepresentativeSearchType } from '../model/action.ts';
import { type ActivityContext, actionData } from '../model/activity.ts';
import type { Permits } from '../model/consent.ts';
import type { SizeRules } from '../model/look/size.ts';
import { within } from '../model/time-limit.ts';
import { hasNoticeBar, type Widget } from '../model/widget.ts';
import { LAST_WORD_MS } from '../numbers/constants.ts';
import { createSessionCommands } from '../session/commands.ts';
import { createLifecycle, type Lifecycle } from '../session/lifecycle.ts';
import type { SessionStore } from '../session/store.ts';
import { createLateTrack } from '../tracking/late.ts';
import type { AnalyticsIds } from '../tracking/partners/context.ts';
import type { App } from './app.ts';
import { type FirstScreen, loadFirstScreen, mayHaveForm, takeFirstScreen } from './first-screen.ts';
import type { ThemeFonts } from './late/theme-fonts.ts';
import { createOnce, ofAction } from './of-action.ts';
import type { WidgetOptions } from './options.ts';
import { createPlace } from './place.ts';
import type { Screens } from './screens/screens.ts';

/** What an app is made of, besides the options of the widget. */
export type AppParts = {
  widget: Widget;
  client: Client;
  screens: Screens;
  consent: ReadonlySignal<Permits>;
  /** Filled while analytics runs. */
  ids: AnalyticsIds;
  /** The page shows the first screen already: its code and words are loaded later, by `loadDrawn`. */
  isDrawn?: boolean;
};

/** A loaded widget, and what only its owner may do with it. */
export type AppHandle = {
  app: App;
  /** Loads what draws the first screen, if the page shows it already. @throws whatever an import threw */
  loadDrawn(): Promise<void>;
  /** Loads what the reader may need next. */
  preload(): void;
  /** Tracks that an ad blocker kept the widget hidden. @returns when that is sent, or has taken too long */
  notDisplayed(): Promise<void>;
  /** Stops all tracking, for a placement that turns it off late. */
  untrack(): void;
  sizeRules(): SizeRules;
  dispose(): void;
};

/** The page's address is read at each use: a loader that comes late tells it late. */
const activityContext = (
  { params, pageUrl }: WidgetOptions,
  { widget, client }: Pick<AppParts, 'widget' | 'client'>,
): ActivityContext => ({
  submissionOf: nameSubmissions(client),
  embedType: params.embedType,
  get articleUrlTracking() {
    return params.articleUrlTracking ?? (widget.articleUrlTracking || pageUrl);
  },
});

/** Tracking whose code and consent come after the first card; no event is lost meanwhile. */
function createTracking(options: WidgetOptions, parts: AppParts, context: ActivityContext, session: SessionStore) {
  const { host, params, report, isTrackingAllowed } = options;
  const load = async () => {
    await host.consentKnown;
    if (params.disableTracking) return null;
    const { startTracking } = await import('../tracking/start.ts');
    return startTracking(options, parts, context, session);
  };
  return createLateTrack(isTrackingAllowed ? load : null, report);
}

type Tracking = ReturnType<typeof createTracking>;

function createCommands(
  { params, host, mode, around, restart, report, now = Date.now }: WidgetOptions,
  { widget, screens }: AppParts,
  { session, t, fill, loadKindCopy, loadWords }: FirstScreen,
  { track }: Tracking,
) {
  const lifecycle = createLifecycle({
    widget,
    track,
    now,
    begun: widget.actions.find(({ identifier }) => identifier === params.begin),
    isFallbackShown: () => session.fallback.value !== null,
    isCompletionType: ({ type }) => screens.kindOf(type).isCompletion,
  });
  const commands = createSessionCommands({
    store: session,
    lifecycle,
    host,
    screens,
    mode,
    around,
    restart,
    report,
    loadCopy: (action) => Promise.all([loadWords(action), loadKindCopy(action.type)]),
    loadFailedText: () => t('shell.screenFailed'),
    failedElsewhereText: (action, text) => t('errors.elsewhere', { title: fill(action.title, action), text }),
  });
  return { lifecycle, commands };
}

function appOf(
  { config, params, mode, report }: WidgetOptions,
  { screens, client, widget }: AppParts,
  { locale, t, session, fill, loadWords }: FirstScreen,
  context: ActivityContext,
  { lifecycle, commands }: ReturnType<typeof createCommands>,
): App {
  const app: App = {
    config,
    params,
    pageUrl: context.articleUrlTracking || params.articleUrl || config.widgetBase + params.search,
    mode,
    locale,
    t,
    loadWords,
    fill,
    session,
    commands,
    lifecycle,
    once: createOnce(),
    of: (action, make) => ofAction(app, action, make),
    screens,
    parts: new Map(),
    report,
    client,
    submissions: createSubmissions(client),
    actionData: (action) => ({
      ...actionData(widget, context, session.location.value, action),
      actionCompletedTime: lifecycle.elapsedSeconds(action),
    }),
  };
  return app;
}

function handleOf(
  app: App,
  { params, report, watchLawmakers }: WidgetOptions,
  { widget, screens }: AppParts,
  tracking: Tracking,
  fonts: Promise<ThemeFonts | null>,
): Omit<AppHandle, 'loadDrawn'> {
  return {
    app,
    preload() {
      import('./late/more.ts').then(({ warnOfOptions }) => warnOfOptions(params)).catch(report);
      screens.preload(app.session.activeAction.value);
      if (widget.actions.some(isRepresentativeSearchType)) watchLawmakers?.(app).catch(report);
      app.loadWords().catch(() => {
        /* the screen that needs the words loads them again, and reports */
      });
    },
    async notDisplayed() {
      tracking.track({ type: 'NotDisplayed', actions: [] });
      await within(LAST_WORD_MS, tracking.sent());
    },
    untrack: tracking.stop,
    sizeRules: () => ({
      customHeight: params.height ?? widget.customHeight,
      hasNotice: params.notice || hasNoticeBar(widget),
    }),
    dispose() {
      app.commands.dispose();
      tracking.stop();
      fonts.then((files) => files?.dispose()).catch(report);
    },
  };
}

/**
 * What loads font files is itself loaded only where a theme has one. A reader's browser fetches them with their interest if
 * the card has its letters in that face already, else not before a press: till then nothing would show them.
 */
function createFonts({ mode, config }: WidgetOptions, face: WidgetOptions['face'], { actions, theme }: Widget) {
  const themes = [theme, ...actions.map(({ partner }) => partner?.customTheme)];
  const hasFile = isPreview(mode) || themes.some((each) => each?.fontUrl || each?.dark?.fontUrl);
  const files: Promise<ThemeFonts | null> = hasFile
    ? import('./late/theme-fonts.ts').then(({ createThemeFonts }) => createThemeFonts(config.imagesBase, face))
    : Promise.resolve(null);
  const load = () => files.then((fonts) => fonts?.load());
  if (isPreview(mode)) load().catch(() => {}); // told where they are followed
  return { files, load, interest: face ? load : async () => {} };
}

/** @param load called at the reader's first press */
const withFonts = (lifecycle: Lifecycle, load: () => Promise<unknown>): Lifecycle => ({
  ...lifecycle,
  engaged() {
    load().catch(() => {}); // told where they are followed
    lifecycle.engaged();
  },
});

/** Wires a loaded widget's features together. @throws whatever the chunk of the kind or the locale threw */
export async function createApp(options: WidgetOptions, parts: AppParts): Promise<AppHandle> {
  const { host, params, mode, report } = options;
  const { widget, client, screens, isDrawn } = parts;
  const fonts = createFonts(options, isDrawn ? options.face : null, widget);
  const context = activityContext(options, parts);
  const needed = { widget, screens, host, mode, params, report };
  const first = isDrawn ? takeFirstScreen(needed, context) : await loadFirstScreen(needed, context);
  const { session, locale, fill, t } = first;
  const findPlace = createPlace({ isDrawn, client, report, session });
  const tracking = createTracking(options, parts, context, session);
  const commands = createCommands(options, parts, first, tracking);
  const app = appOf(options, parts, first, context, {
    ...commands,
    lifecycle: withFonts(commands.lifecycle, fonts.load),
  });
  fonts.files.then((files) => files?.follow(session, isDrawn)).catch(report);
  // A page that shows its first screen has its language and its title, and comes again under the same address.
  if (!isDrawn) {
    host.writeRoute(session.route.value);
    host.describe(locale, fill(session.activeAction.value.title) || t('shell.pageTitle'));
  }
  // Lawmakers are looked for by it, and forms begin with it.
  const needsPlace = widget.actions.some((action) => mayHaveForm(screens, action));
  return {
    ...handleOf(app, options, parts, tracking, fonts.files),
    async loadDrawn() {
      fonts.interest().catch(report);
      const known = findPlace();
      await Promise.all([first.loadDrawn(), needsPlace && known]);
    },
  };
}
