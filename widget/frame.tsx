import { createRoot } from 'react-dom/client';
import { kinds } from './actions/registry.ts';
import { createWidget } from './app/create-widget.ts';
import { mayReload } from './browser/reload-guard.ts';
import { createReport, reportUncaught } from './browser/report.ts';
import { cards } from './cards/index.ts';
import { readConfig } from './config/config.ts';
import { isPreview, isTracked, modeOf } from './config/mode.ts';
import { reloadWith } from './host/frame/reload-with.ts';
// Most kinds begin with this screen: as part of the core it costs none of them a request.
import './front/StartScreen.tsx';
import { createFrameHost } from './host/frame/index.ts';
import { watchLawmakers } from './lawmakers/watch-lawmakers.ts';
import { isSafari } from './model/safari.ts';
import { Root } from './shell/Root.tsx';

declare const __ENVIRONMENT__: string;

/** Starts the frame's page. The first request for the widget has already been made (host/frame/early.ts). */
function start() {
  const element = document.getElementById('root');
  const early = window.civicActionEarly;
  if (!element || !early) return;
  const { params } = early;
  const config = readConfig(location.origin);
  // Builds for readers leave this out (spec §2).
  if (__ENVIRONMENT__ === 'storybook' || __ENVIRONMENT__ === 'development') {
    if (params.mockActionData) {
      // The gallery has no host.
      early.take = () => {};
      void import('./gallery/start.tsx').then(({ startMock }) => startMock(element, config, params));
      return;
    }
  }
  const mode = modeOf({
    mode: params.mode,
    isAutomated: navigator.webdriver,
    isCypress: 'Cypress' in window,
    environment: config.environment,
  });
  const report = createReport(config, mode);
  reportUncaught(report);
  const host = createFrameHost({
    early,
    previewOrigins: config.previewOrigins,
    isPreview: isPreview(mode),
    isSponsored: params.sponsored,
  });
  const widget = createWidget({
    kinds,
    cards,
    watchLawmakers,
    host,
    config,
    params,
    mode,
    pageUrl: document.referrer,
    onConsent: reloadWith,
    isTrackingAllowed: isTracked(mode) && !isSafari(navigator.userAgent),
    restart() {
      const isProduction = config.environment === 'production';
      const isAllowed = mayReload({ isProduction, now: Date.now, storage: () => sessionStorage });
      if (isAllowed) location.reload();
      return isAllowed;
    },
    width: () => Math.min(window.innerWidth, params.width ?? window.innerWidth),
    report,
    early: early.attempt,
  });
  addEventListener('resize', widget.resized);
  // A page in the back/forward cache may come back, and its reader may still finish.
  addEventListener('pagehide', ({ persisted }) => persisted || widget.left());
  createRoot(element).render(<Root widget={widget} />);
}

start();
