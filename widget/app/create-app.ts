import type { ReadonlySignal } from '@preact/signals-core';
import { createTranslate, loadLocale, loadMore, pickLocale } from '../../i18n/index.ts';
import type { Consent } from '../../loader/protocol.ts';
import type { Client } from '../api/client.ts';
import { createSubmissions } from '../api/submissions.ts';
import { hasFallbacks, isPreview } from '../config/mode.ts';
import { isRepresentativeSearchType } from '../model/action.ts';
import type { ActionType } from '../model/enums.ts';
import type { SizeRules } from '../model/look/size.ts';
import { hasNoticeBar } from '../model/notice.ts';
import type { Widget } from '../model/widget.ts';
import { LAST_WORD_MS } from '../numbers/constants.ts';
import { createSessionCommands } from '../session/commands.ts';
import { createLateFill, mayHoldPlaceholders } from '../session/fill/late-fill.ts';
import { createLifecycle } from '../session/lifecycle.ts';
import { startPlace } from '../session/start-place.ts';
import { createSessionStore } from '../session/store.ts';
import { actionData } from '../tracking/events/action-data.ts';
import { createLateTrack } from '../tracking/late.ts';
import type { AnalyticsIds } from '../tracking/partners/context.ts';
import type { App } from './app.ts';
import type { WidgetOptions } from './create-widget.ts';
import { ofAction } from './of-action.ts';
import { createOnce } from './once.ts';
import type { Screens } from './screens.ts';

export type AppOptions = WidgetOptions & {
  widget: Widget;
  client: Client;
  screens: Screens;
  consent: ReadonlySignal<Consent>;
  /** Filled while analytics runs. */
  ids: AnalyticsIds;
};

/** A loaded widget and what only its owner may do with it. */
export type Room = {
  app: App;
  /** Brings what the visitor may need next. */
  warm(): void;
  /** Tells that nothing was shown because of an ad blocker. @returns when that is sent, or was long enough on its way */
  notDisplayed(): Promise<void>;
  /** The placement says so, late: nothing more is told to anybody. */
  untrack(): void;
  sizeRules(): SizeRules;
  dispose(): void;
};

/** Wires a loaded widget's features together. @throws whatever the kind's or the locale's chunk threw */
export async function createApp(options: AppOptions): Promise<Room> {
  const { widget, client, screens, host, config, params, mode, report } = options;
  const [first] = widget.actions;
  if (!first) throw new Error('A widget without actions cannot be opened');
  const locale = pickLocale(widget.locale);
  const lateFill = createLateFill();
  const needsFill = mayHoldPlaceholders(widget) || isPreview(mode);
  const [{ dictionary }, own] = await Promise.all([
    loadLocale(locale),
    screens.kindOf(first.type).copy[locale](),
    screens.loadKind(first.type),
    needsFill && lateFill.fetch(),
  ]);
  const t = createTranslate(locale, dictionary, (key) => report(new Error(`Missing copy: ${locale} ${key}`)));
  t.add(own.dictionary);

  const loadKindCopy = async (type: ActionType) => t.add((await screens.kindOf(type).copy[locale]()).dictionary);
  const loadCopy = async () => t.add((await loadMore(locale)).dictionary);

  const context = {
    embedType: params.embedType,
    // asked each time: a loader that comes late tells the page's address late
    get articleUrlTracking() {
      return params.articleUrlTracking ?? (widget.articleUrlTracking || options.pageUrl);
    },
  };
  const startTracking = async () => {
    await host.told;
    if (params.disableTracking) return null;
    const { startTracking: start } = await import('../tracking/start.ts');
    return start({ ...options, context, partners: () => ({ ...options, context, session }) });
  };
  const tracking = createLateTrack(options.isTrackingAllowed ? startTracking : null, report);
  const now = options.now ?? Date.now;
  const start = startPlace(widget, screens, host.readRoute());
  await screens.load(start);
  const isFront = screens.nameAt(start) === 'start';
  // A first card has its words; whoever opens on a later screen waits for the rest.
  if (!isFront) await loadCopy();
  const session = createSessionStore(widget, start, hasFallbacks(mode));
  if (session.fallback.value) await loadCopy();
  const loadFill = () => lateFill.load(session, { locale, articleUrlTracking: context.articleUrlTracking });
  if (needsFill) await loadFill();
  const loadStyles = async () => session.setStyles((await import('./more.ts')).moreStyles);
  const loadWords = async () => void (await Promise.all([loadCopy(), loadFill(), loadStyles()]));
  if (!isFront) await loadStyles();
  const lifecycle = createLifecycle({
    widget,
    track: tracking.track,
    now,
    isFallbackShown: () => session.fallback.value !== null,
    isCompletionType: ({ type }) => screens.kindOf(type).isCompletion,
  });
  const commands = createSessionCommands({
    store: session,
    lifecycle,
    host,
    screens,
    mode,
    loadCopy: (type) => Promise.all([loadWords(), loadKindCopy(type)]),
    loadFailedText: () => t('shell.screenFailed'),
    failedElsewhereText: (action, text) => t('errors.elsewhere', { title: lateFill.fill(action.title, action), text }),
    restart: options.restart,
    report,
  });
  host.writeRoute(session.route.value);
  host.describe(locale, t('shell.pageTitle'));

  const app: App = {
    config,
    params,
    pageUrl: context.articleUrlTracking || params.articleUrl || config.widgetBase + params.search,
    mode,
    locale,
    t,
    loadWords,
    fill: lateFill.fill,
    session,
    commands,
    lifecycle,
    once: createOnce(),
    of: (action, make) => ofAction(app, action, make),
    screens,
    report,
    client,
    submissions: createSubmissions(client),
    actionData: (action) => ({
      ...actionData(widget, context, action),
      actionCompletedTime: lifecycle.elapsedSeconds(action),
    }),
  };

  return {
    app,
    warm() {
      import('./more.ts').then(({ warnOfOptions }) => warnOfOptions(params.search)).catch(report);
      screens.warm(session.activeAction.value);
      if (widget.actions.some(isRepresentativeSearchType)) options.watchLawmakers?.(app).catch(report);
      loadWords().catch(() => {
        /* the screen that needs the words asks again, and tells */
      });
    },
    async notDisplayed() {
      tracking.track({ type: 'NotDisplayed', actions: [] });
      await Promise.race([tracking.sent(), new Promise<void>((resolve) => setTimeout(resolve, LAST_WORD_MS))]);
    },
    untrack: tracking.stop,
    sizeRules: () => ({
      customHeight: params.height ?? widget.customHeight,
      hasNotice: params.notice || hasNoticeBar(widget),
    }),
    dispose() {
      commands.dispose();
      tracking.stop();
    },
  };
}
