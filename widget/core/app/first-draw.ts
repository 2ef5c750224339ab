import type { ReadonlySignal } from '@preact/signals-core';
import { whenIdle } from '../browser/idle.ts';
import type { Host } from '../host/host.ts';
import { isCardRoute } from '../model/navigation/routes.ts';
import type { WidgetState } from './instance.ts';
import type { OpenedApps } from './opened-apps.ts';

export type FirstDrawOptions = {
  host: Pick<Host, 'loaded'>;
  state: ReadonlySignal<WidgetState>;
  apps: Pick<OpenedApps, 'shown'>;
  resized: () => void;
};

/** What follows once, when the first card is on the screen. The host may call the widget visible before that. */
export function createFirstDraw({ host, state, apps, resized }: FirstDrawOptions) {
  const seen = new Set<'standard' | 'custom'>();
  let isSeen = false;
  let isDrawn = false;

  function appeared() {
    const shown = apps.shown();
    // React runs a first card's effects even where it crashed.
    if (isSeen || !shown || state.value.phase !== 'shown') return;
    isSeen = true;
    const { session, lifecycle } = shown.app;
    const { customViewabilitySeconds: seconds, customViewabilityPercentage: percentage } = session.widget.value;
    host.loaded({ seconds, percentage });
    resized();
    // On a list only the list is visible: an action counts once it is chosen.
    if (!isCardRoute(session.route.value)) lifecycle.actionVisible(session.activeAction.value);
    for (const kind of seen) lifecycle.visible(kind);
  }

  return {
    visible(kind: 'standard' | 'custom') {
      seen.add(kind);
      apps.shown()?.app.lifecycle.visible(kind);
    },
    appeared,
    drawn() {
      appeared();
      if (!isSeen || isDrawn) return;
      isDrawn = true;
      whenIdle(() => apps.shown()?.preload());
    },
  };
}
