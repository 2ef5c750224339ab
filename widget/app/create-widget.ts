import { signal } from '@preact/signals-core';
import { type ConsentMessage, PRODUCT } from '../../loader/protocol.ts';
import { createClient, type EarlyAttempt, type OwnAnswers } from '../api/client.ts';
import type { WireWidget } from '../api/wire/widget.ts';
import { whenIdle } from '../browser/idle.ts';
import type { Report } from '../browser/report.ts';
import type { Config } from '../config/config.ts';
import { isPreview, type Mode } from '../config/mode.ts';
import { countWidgetKeys, genericFields, type Params, widgetRequest } from '../config/params.ts';
import { takeTold } from '../config/told.ts';
import type { Host } from '../host/host.ts';
import { heightFor } from '../model/look/size.ts';
import { isCardRoute } from '../model/way/routes.ts';
import type { Widget } from '../model/widget.ts';
import { failedRequest } from '../session/load/failed-request.ts';
import { loadWidget, readWidget, reasonOf } from '../session/load/load.ts';
import type { createPreview } from '../session/load/preview.ts';
import { createConsent } from '../tracking/consent.ts';
import type { AnalyticsIds } from '../tracking/partners/context.ts';
import type { App } from './app.ts';
import { createApp, type Room } from './create-app.ts';
import type { WidgetInstance, WidgetState } from './instance.ts';
import { createScreens, type ScreenSources } from './screens.ts';

export type WidgetOptions = ScreenSources & {
  host: Host;
  config: Config;
  params: Params;
  mode: Mode;
  /** The page that holds us, as far as it is known; '' otherwise. */
  pageUrl: string;
  /** The host has said what its placement says, before any of it is taken. */
  onTold?: (told: ConsentMessage) => void;
  /** But for what the placement says. */
  isTrackingAllowed: boolean;
  /** Begins the widget anew after a crash, where that is allowed. @returns whether it does */
  restart: () => boolean;
  /** CSS px, of the box the widget is drawn in. */
  width: () => number;
  report: Report;
  /** The first attempt at the widget, where one is under way. */
  early: EarlyAttempt | null;
  now?: () => number;
  /** Looks for the visitor's lawmakers, where an action is for any. */
  watchLawmakers?: (app: App) => Promise<unknown>;
  /** What a gallery answers in place of the API. */
  answers?: OwnAnswers;
};

type Preview = ReturnType<typeof createPreview>;

const BLOCKED = 'Cannot load sponsored widget due to ad block.';

/** One widget: the place that sees every feature. Nothing of it lives outside the instance. */
export function createWidget(options: WidgetOptions): WidgetInstance {
  const { host, config, params, mode, report } = options;
  const state = signal<WidgetState>({ phase: 'loading' });
  const screens = createScreens(options);
  let learnAdBlock: (detected: boolean) => void = () => {};
  const adBlock = new Promise<boolean>((resolve) => {
    learnAdBlock = resolve;
  });
  const seen = new Set<'standard' | 'custom'>();
  const consent = createConsent(params.consent);
  const ids: AnalyticsIds = {};
  const request = widgetRequest(params, options.pageUrl);
  let answer: WireWidget | null = null;
  let preview: Promise<Preview> | null = null;
  /** What is open, one that was blocked and has yet to say so included; one of them is shown. */
  const rooms = new Set<Room>();
  let room: Room | null = null;
  let isDrawn = false;
  let isDestroyed = false;

  const client = createClient({
    base: config.apiBase,
    mode,
    generic: () => ({ ...genericFields(params), ...ids }),
    ...(options.answers && { answers: options.answers }),
    visitorPrint: async () =>
      consent.state.value === 'granted' ? (await import('../browser/visitor-print.ts')).visitorPrint() : null,
    report,
  });

  const stopListening = host.listen({
    visible(kind) {
      seen.add(kind);
      room?.app.lifecycle.visible(kind);
    },
    adBlock: learnAdBlock,
    consent(told) {
      options.onTold?.(told);
      takeTold(params, told);
      if (params.disableTracking) for (const each of rooms) each.untrack();
      consent.hear(told.consent || 'auto');
      resized();
    },
    previewState: (partial) => void takeState(partial),
  });

  function close(left: Room) {
    rooms.delete(left);
    left.dispose();
  }

  function giveBack(reason: 'blocked' | 'no-content') {
    state.value = { phase: 'none' };
    host.notDisplayed(reason);
    host.resize(0);
  }

  /** Where no loader takes the frame away, the visitor must not look at an empty box. */
  async function fail(reason: 'config' | 'network') {
    state.value = { phase: 'none' };
    const explained = import('./explain.ts').then(({ explain }) => explain({ reason, params, retry }));
    explained.catch(report);
    // A loader that hears it takes the frame away, and with it what the console is still to be told.
    if (reason === 'config') await explained.catch(() => {});
    host.notDisplayed(reason);
    const unshown = await explained;
    if (state.value.phase === 'none') state.value = { phase: 'failed', unshown };
  }

  function retry() {
    state.value = { phase: 'loading' };
    void load(null);
  }

  /** The host hears it in preview only, from an editor's origin (contract §5). */
  async function takeState(partial: unknown) {
    // One wait for all: states that come meanwhile are taken in their order.
    preview ??= import('../session/load/preview.ts').then(({ createPreview }) =>
      createPreview({
        current: () => answer ?? { widgetId: 0, cards: [] },
        show: (next) => void show(next),
        report,
      }),
    );
    preview.catch(() => {
      // The next state asks for it again.
      preview = null;
    });
    (await preview).take(partial);
  }

  async function show(next: WireWidget) {
    answer = next;
    const before = room;
    try {
      await open(readWidget(next, { kinds: options.kinds, request, params, report }));
    } catch (error) {
      report(error);
      // In preview what is shown stays, for the editor's next state.
      if (state.value.phase === 'loading') fail(reasonOf(error)).catch(report);
      return;
    }
    if (before) close(before);
    if (isDestroyed) rooms.forEach(close);
  }

  async function open(widget: Widget) {
    if (widget.actions.length === 0) {
      console.log(`No ${PRODUCT} for this article.`);
      return isPreview(mode) ? waitForState() : giveBack('no-content');
    }
    const opened = await createApp({ ...options, widget, client, screens, consent: consent.state, ids });
    rooms.add(opened);
    // A host that says nothing about blockers leaves it to us to look (host/frame): nothing sponsored is shown unchecked.
    if (widget.isSponsored && (await adBlock)) {
      console.warn(BLOCKED);
      await opened.notDisplayed();
      return giveBack('blocked');
    }
    room = opened;
    state.value = { phase: 'shown', app: opened.app };
  }

  /** An editor has taken the last action away: the frame stays, since the next state is to meet somebody. */
  async function waitForState() {
    const { explainEmpty } = await import('./explain.ts');
    const unshown = await explainEmpty();
    room = null;
    state.value = { phase: 'failed', unshown };
  }

  async function load(early: EarlyAttempt | null) {
    if (countWidgetKeys(params) !== 1) return fail('config').catch(report);
    try {
      await show(await loadWidget(client, request, early));
    } catch (error) {
      report(error, failedRequest(request, error));
      fail(reasonOf(error)).catch(report);
    }
  }

  function resized() {
    if (room) host.resize(heightFor(options.width(), room.sizeRules()));
  }

  void load(options.early);

  return {
    state,
    report,
    drawn() {
      // React runs a first card's effects even where it crashed.
      if (isDrawn || !room || state.value.phase !== 'shown') return;
      isDrawn = true;
      const { session, lifecycle } = room.app;
      const { customViewabilitySeconds: seconds, customViewabilityPercentage: percentage } = session.widget.value;
      host.loaded({ seconds, percentage });
      resized();
      // Of a list only the list is seen yet: an action counts when it is chosen.
      if (!isCardRoute(session.route.value)) lifecycle.actionVisible(session.activeAction.value);
      for (const kind of seen) lifecycle.visible(kind);
      whenIdle(() => room?.warm());
    },
    resized,
    crashed(error) {
      report(error);
      state.value = { phase: 'loading' };
      // A loader that hears of a failure takes the frame away, and the reload with it.
      if (!options.restart()) fail('network').catch(report);
    },
    left() {
      if (room) room.app.lifecycle.left(room.app.session.activeAction.value);
    },
    destroy() {
      isDestroyed = true;
      stopListening();
      consent.stop();
      preview?.then((opened) => opened.stop()).catch(() => {});
      rooms.forEach(close);
    },
  };
}
