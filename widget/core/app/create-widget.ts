import { type ReadonlySignal, signal } from '@preact/signals-core';
import { type Client, createClient } from '../api/client.ts';
import { schemeOf, watchScheme } from '../config/color-scheme.ts';
import { applyPlacement, genericFields } from '../config/params.ts';
import { FINGERPRINT, type Permits } from '../model/consent.ts';
import { heightFor } from '../model/look/size.ts';
import { createConsent } from '../tracking/consent.ts';
import type { AnalyticsIds } from '../tracking/partners/context.ts';
import { createContent } from './content.ts';
import { createApp } from './create-app.ts';
import { createFirstDraw } from './first-draw.ts';
import type { WidgetInstance, WidgetState } from './instance.ts';
import { createNothingShown } from './nothing-shown.ts';
import { createOpenedApps } from './opened-apps.ts';
import type { WidgetOptions } from './options.ts';
import { createScreens } from './screens/screens.ts';

/** The ids that analytics fills while it runs are read at each call. */
function createWidgetClient(
  { config, host, params, mode, answers, report }: WidgetOptions,
  permits: ReadonlySignal<Permits>,
  ids: AnalyticsIds,
): Client {
  // A call can be reported before the host has said what the reader permits.
  const visitorPrint = async () => {
    await host.consentKnown;
    return permits.value(FINGERPRINT) ? (await import('../browser/visitor-print.ts')).visitorPrint() : null;
  };
  const generic = () => ({ ...genericFields(params), ...ids });
  return createClient({ base: config.apiBase, mode, generic, visitorPrint, report, ...(answers && { answers }) });
}

/** The parts of a widget, each made from those before it. Nothing of a widget lives outside its instance. */
function createParts(options: WidgetOptions) {
  const { host, params, mode } = options;
  const state = signal<WidgetState>({ phase: 'loading' });
  const ids: AnalyticsIds = {};
  let tellAdBlock: (detected: boolean) => void = () => {};
  const adBlock = new Promise<boolean>((resolve) => {
    tellAdBlock = resolve;
  });

  // What the reader allows.
  const consent = createConsent(params.consent);
  // The server, as this widget asks it.
  const client = createWidgetClient(options, consent.state, ids);
  // The screens of its kinds and cards, as they are loaded.
  const screens = createScreens(options);
  // What host and reader are told where there is no card to show.
  const nothing = createNothingShown(options, state, () => {
    state.value = { phase: 'loading' };
    void content.load(null);
  });
  // What is shown: the application of a loaded widget.
  const apps = createOpenedApps({
    state,
    mode,
    nothing,
    adBlock,
    open: (widget, isDrawn) => createApp(options, { widget, isDrawn, client, screens, ids, consent: consent.state }),
  });
  // What is to be shown: the server's answer, an editor's states, the widget's hours.
  const content = createContent(options, { client, state, nothing, apps });
  function resized() {
    const shown = apps.shown();
    if (shown) host.resize(heightFor(options.width(), shown.sizeRules()));
  }
  // What follows once, when the first card is on the screen.
  const firstDraw = createFirstDraw({ host, state, apps, resized });

  return { state, tellAdBlock, consent, nothing, apps, content, firstDraw, resized };
}

/** Makes a widget and begins to load it. */
export function createWidget(options: WidgetOptions): WidgetInstance {
  const { host, params, report } = options;
  const { state, tellAdBlock, consent, nothing, apps, content, firstDraw, resized } = createParts(options);

  const recolored = () => apps.shown()?.app.session.setScheme(schemeOf(params));
  const stopWatching = watchScheme(recolored);
  const stopListening = host.listen({
    visible: firstDraw.visible,
    adBlock: tellAdBlock,
    consent(message) {
      options.onConsent?.(message);
      applyPlacement(params, message);
      if (params.disableTracking) apps.untrack();
      consent.hear(message.consent || 'auto');
      recolored();
      resized();
    },
    previewState: (partial) => void content.takeState(partial),
  });
  void content.load(options.early);

  return {
    state,
    report,
    appeared: firstDraw.appeared,
    drawn: firstDraw.drawn,
    loadDrawn: async () => apps.shown()?.loadDrawn(),
    resized,
    crashed(error) {
      report(error);
      state.value = { phase: 'loading' };
      // A loader removes the frame once it hears of a failure, and would end the reload with it.
      if (!options.restart()) nothing.fail('network').catch(report);
    },
    left() {
      const app = apps.shown()?.app;
      app?.lifecycle.left(app.session.activeAction.value);
    },
    destroy() {
      stopListening();
      stopWatching();
      consent.stop();
      content.stop();
      apps.closeAll();
    },
  };
}
