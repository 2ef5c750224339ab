import { signal } from '@preact/signals-core';
import { applyPlacement } from '../config/params.ts';
import { heightFor } from '../model/look/size.ts';
import { createConsent } from '../tracking/consent.ts';
import type { AnalyticsIds } from '../tracking/partners/context.ts';
import { createContent } from './content.ts';
import { createFirstDraw } from './first-draw.ts';
import type { WidgetInstance, WidgetState } from './instance.ts';
import { createNothingShown } from './nothing-shown.ts';
import { createOpenedApps } from './opened-apps.ts';
import type { WidgetOptions } from './options.ts';
import { createScreens } from './screens/screens.ts';
import { createWidgetClient } from './widget-client.ts';

/** Wires one widget's parts together. Nothing of a widget lives outside its instance. */
function createParts(options: WidgetOptions) {
  const state = signal<WidgetState>({ phase: 'loading' });
  const consent = createConsent(options.params.consent);
  const ids: AnalyticsIds = {};
  const client = createWidgetClient(options, consent.state, ids);
  let learnAdBlock: (detected: boolean) => void = () => {};
  const adBlock = new Promise<boolean>((resolve) => {
    learnAdBlock = resolve;
  });
  const nothing = createNothingShown({
    ...options,
    state,
    retry() {
      state.value = { phase: 'loading' };
      void content.load(null);
    },
  });
  const screens = createScreens(options);
  const apps = createOpenedApps({ ...options, client, screens, consent: consent.state, ids, state, nothing, adBlock });
  const content = createContent({ ...options, client, state, nothing, apps });
  return { state, consent, nothing, apps, content, learnAdBlock };
}

/** Makes a widget and begins to load it. */
export function createWidget(options: WidgetOptions): WidgetInstance {
  const { host, params, report } = options;
  const { state, consent, nothing, apps, content, learnAdBlock } = createParts(options);

  function resized() {
    const shown = apps.shown();
    if (shown) host.resize(heightFor(options.width(), shown.sizeRules()));
  }

  const { visible, appeared, drawn } = createFirstDraw({ host, state, apps, resized });
  const stopListening = host.listen({
    visible,
    adBlock: learnAdBlock,
    consent(message) {
      options.onConsent?.(message);
      applyPlacement(params, message);
      if (params.disableTracking) apps.untrack();
      consent.hear(message.consent || 'auto');
      resized();
    },
    previewState: (partial) => void content.takeState(partial),
  });
  void content.load(options.early);

  return {
    state,
    report,
    appeared,
    drawn,
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
      consent.stop();
      content.stop();
      apps.closeAll();
    },
  };
}
