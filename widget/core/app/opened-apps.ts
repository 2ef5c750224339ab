import type { Signal } from '@preact/signals-core';
import { PRODUCT } from '../../../loader/protocol.ts';
import { isPreview, type Mode } from '../config/mode.ts';
import type { Widget } from '../model/widget.ts';
import type { AppHandle } from './create-app.ts';
import type { WidgetState } from './instance.ts';
import type { NothingShown } from './nothing-shown.ts';

const BLOCKED = 'Cannot load sponsored widget due to ad block.';

export type OpenedAppsOptions = {
  state: Signal<WidgetState>;
  mode: Mode;
  nothing: Pick<NothingShown, 'giveBack' | 'explainEmpty'>;
  /** Whether the host has found an ad blocker; pending until it says so. */
  adBlock: Promise<boolean>;
  /** Makes the app of a loaded widget. @param isDrawn whether the page shows its first card already */
  open: (widget: Widget, isDrawn: boolean) => Promise<AppHandle>;
};

/** The apps of one widget: at most one is shown, and preview replaces it with each of the editor's states. */
export function createOpenedApps({ state, mode, nothing, adBlock, open }: OpenedAppsOptions) {
  /** All that are open; a blocked one stays open until it has been tracked. */
  const handles = new Set<AppHandle>();
  let shown: AppHandle | null = null;
  let isClosed = false;

  function close(handle: AppHandle) {
    handles.delete(handle);
    handle.dispose();
  }

  async function showNothing() {
    console.log(`No ${PRODUCT} for this article.`);
    if (!isPreview(mode)) return nothing.giveBack('no-content');
    await nothing.explainEmpty();
    shown = null;
  }

  async function show(widget: Widget, isDrawn: boolean) {
    if (widget.actions.length === 0) return showNothing();
    const opened = await open(widget, isDrawn);
    handles.add(opened);
    // A host that says nothing about blockers leaves the check to us (host/frame): nothing sponsored is shown
    // unchecked.
    if (widget.isSponsored && (await adBlock)) {
      console.warn(BLOCKED);
      await opened.notDisplayed();
      return nothing.giveBack('blocked');
    }
    shown = opened;
    state.value = { phase: 'shown', app: opened.app };
  }

  return {
    shown: () => shown,
    /**
     * Shows this widget in place of the one before.
     *
     * @param isDrawn whether the page shows its first card already
     * @throws what `createApp` throws; then the one before stays
     */
    async replace(widget: Widget, isDrawn = false) {
      const before = shown;
      await show(widget, isDrawn);
      if (before) close(before);
      if (isClosed) handles.forEach(close);
    },
    untrack() {
      for (const each of handles) each.untrack();
    },
    /** Also closes one that is still being opened. */
    closeAll() {
      isClosed = true;
      handles.forEach(close);
    },
  };
}

export type OpenedApps = ReturnType<typeof createOpenedApps>;
