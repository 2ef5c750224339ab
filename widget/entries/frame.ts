import { kinds } from '../actions/registry.ts';
import { createWidget } from '../core/app/create-widget.ts';
import type { WidgetInstance } from '../core/app/instance.ts';
import { createLoadFile } from '../core/browser/load-file.ts';
import { mayReload } from '../core/browser/reload-guard.ts';
import { createReport, reportUncaught } from '../core/browser/report.ts';
import { type Config, readConfig } from '../core/config/config.ts';
import { isPreview, isTracked, modeOf } from '../core/config/mode.ts';
import type { Params } from '../core/config/params.ts';
import { readParams } from '../core/config/read-params.ts';
import { createFrameHost } from '../core/host/frame/index.ts';
import type { Early } from '../core/host/frame/page/keep-messages.ts';
import { reloadWith } from '../core/host/frame/reload-with.ts';
import { isSafari } from '../core/model/consent.ts';
import { cards } from '../parts/cards/index.ts';
import { watchLawmakers } from '../parts/lawmakers/watch-lawmakers.ts';
import { takeOver } from './take-over.ts';

declare const __ENVIRONMENT__: string;

const loadDrawing = () => import('./draw.tsx');

/** Draws the widget, in a page without a first card. */
async function drawInto(element: HTMLElement, widget: WidgetInstance, early: Early) {
  try {
    const { draw } = await loadDrawing();
    early.canDraw = true;
    await draw(element, widget);
  } catch {
    early.giveUp?.();
  }
}

function restart({ environment }: Config) {
  const isAllowed = mayReload({
    isProduction: environment === 'production',
    now: Date.now,
    storage: () => sessionStorage,
  });
  if (isAllowed) location.reload();
  return isAllowed;
}

/** Whether the reader has done something that a reload would cost them: pressed anything, or chosen (page/watch-reader.ts). */
const hasActed = (element: HTMLElement, { served }: Early) =>
  served?.card.isWaiting() || element.querySelector('[data-input]') !== null;

/** Runs the widget of a frame. */
function run(element: HTMLElement, early: Early, params: Params, config: Config) {
  const { served } = early;
  const mode = modeOf({
    mode: params.mode,
    widgetPreviewId: params.widgetPreviewId,
    isAutomated: navigator.webdriver,
    isCypress: 'Cypress' in window,
    environment: config.environment,
  });
  const report = createReport(config, mode);
  reportUncaught(report);
  const widget = createWidget({
    kinds,
    cards,
    watchLawmakers,
    host: createFrameHost({
      early,
      previewOrigins: config.previewOrigins,
      isPreview: isPreview(mode),
      isSponsored: params.sponsored,
      apiBase: config.apiBase,
      version: config.version,
    }),
    config,
    params,
    mode,
    pageUrl: document.referrer,
    onConsent: (message) => reloadWith(message, hasActed(element, early)),
    isTrackingAllowed: isTracked(mode) && !isSafari(navigator.userAgent),
    restart: () => restart(config),
    width: () => Math.min(window.innerWidth, params.width ?? window.innerWidth),
    report,
    early: early.attempt ?? null,
    served: served?.page ?? null,
    face: served?.face ? { ...served.face, root: element } : null,
  });
  addEventListener('resize', widget.resized);
  // A page in the back/forward cache may come back, and its reader may still finish.
  addEventListener('pagehide', ({ persisted }) => persisted || widget.left());
  if (served) takeOver(element, widget, served.card, served.page, loadDrawing);
  else void drawInto(element, widget, early);
}

/**
 * Starts the frame's page. The server has drawn the first card into it, or the first request for the widget has already
 * been made (widget/core/host/frame/page).
 */
function start() {
  const element = document.getElementById('root');
  const early = window.civicActionEarly;
  if (!element || !early) return;
  const { params = readParams(location.search) } = early;
  const config = readConfig(location.origin);
  // Builds for readers leave this out (spec §2).
  if (__ENVIRONMENT__ === 'storybook' || __ENVIRONMENT__ === 'development') {
    if (params.mockActionData) {
      // The gallery has no host.
      early.take = () => {};
      void import('../gallery/start.tsx').then(({ startMock }) => startMock(element, config, params));
      return;
    }
  }
  run(element, early, params, config);
}

Reflect.set(window, 'caLoad', createLoadFile(import.meta.url)); // scripts/build/code/minify.ts
start();
