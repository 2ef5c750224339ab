import type { ReadonlySignal } from '@preact/signals-core';
import type { Client, EarlyAttempt } from '../api/client.ts';
import type { WireWidget } from '../api/wire/widget.ts';
import type { Report } from '../browser/report.ts';
import { isRehearsal } from '../config/mode.ts';
import { countWidgetKeys, widgetRequest } from '../config/params.ts';
import type { Widget } from '../model/widget.ts';
import { loadWidget, readWidget, reasonOf } from '../session/load/load.ts';
import type { createPreview, PreviewOptions } from '../session/load/preview.ts';
import type { WidgetState } from './instance.ts';
import type { NothingShown } from './nothing-shown.ts';
import type { OpenedApps } from './opened-apps.ts';
import type { WidgetOptions } from './options.ts';

type Preview = ReturnType<typeof createPreview>;

/** Hands an editor's states to the preview, whose code is loaded with the first of them. */
function createPreviewStates(options: PreviewOptions) {
  let preview: Promise<Preview> | null = null;

  const open = async () => (await import('../session/load/preview.ts')).createPreview(options);

  return {
    /**
     * Takes an editor's partial state; the host passes it on in preview only, from an editor's origin (contract §5).
     */
    async take(partial: unknown) {
      // One chunk for all of them, so that states which arrive meanwhile keep their order.
      preview ??= open();
      preview.catch(() => {
        // The next state loads it again.
        preview = null;
      });
      (await preview).take(partial);
    },
    stop() {
      preview?.then((opened) => opened.stop()).catch(() => {});
    },
  };
}

type Given = Pick<WidgetOptions, 'kinds' | 'mode' | 'params' | 'pageUrl' | 'report' | 'served'>;

export type ContentParts = {
  client: Client;
  state: ReadonlySignal<WidgetState>;
  nothing: Pick<NothingShown, 'fail'>;
  apps: Pick<OpenedApps, 'replace' | 'shown'>;
};

/** What was asked. Nothing where the network is gone for the code that says so, too. */
const contextOf = (request: ReturnType<typeof widgetRequest>, error: unknown) =>
  import('./late/explain.ts').then(
    ({ failedRequest }) => failedRequest(request, error),
    () => ({}),
  );

/** The code for them is loaded where a widget has hours, or once a call was refused: an import may bring them meanwhile. */
function createHours(
  { client, apps }: Pick<ContentParts, 'client' | 'apps'>,
  report: Report,
  ask: () => Promise<WireWidget>,
) {
  let stop = () => {};
  return {
    async begin(widget: Widget) {
      const keep = async () => {
        const { keepHours } = await import('./late/hours.ts');
        stop = keepHours(apps, widget, ask);
      };
      client.onShut = (word) => void keep().then(() => client.onShut?.(word), report);
      if (widget.hours) await keep();
    },
    stop: () => stop(),
  };
}

/** Loads the widget and shows it; in preview, an editor's states then replace it. */
export function createContent(
  { kinds, mode, params, pageUrl, report, served }: Given,
  { client, state, nothing, apps }: ContentParts,
) {
  const request = widgetRequest(params, pageUrl);
  let answer: WireWidget | null = null;

  const fail = (reason: 'config' | 'network') => void nothing.fail(reason).catch(report);

  let showing = Promise.resolve();

  const hours = createHours({ client, apps }, report, () => loadWidget(client, request, null));

  async function replace(next: WireWidget) {
    // A later state has come while an earlier one was loading.
    if (next !== answer) return;
    const isServed = next === served?.answer;
    try {
      const isSound = isServed && served.isSound;
      const widget = readWidget(next, { kinds, request, params, report, isSound });
      // In test and preview mode a widget is always open, so that its form can be tried out.
      if (isRehearsal(mode)) widget.hours = null;
      hours.stop();
      const { begin } = params;
      if (!begin) {
        await apps.replace(widget, isServed);
        return await hours.begin(widget);
      }
      const { beginAt, hearWhatWasDone } = await import('./late/begun.ts');
      await apps.replace(beginAt(widget, begin), isServed);
      const shown = apps.shown();
      if (shown) hearWhatWasDone(shown.app);
    } catch (error) {
      report(error);
      // In preview what is shown stays, for the editor's next state.
      if (state.value.phase === 'loading') fail(reasonOf(error));
    }
  }

  /** One at a time, so that a state whose code comes late does not replace a later one. */
  function show(next: WireWidget): Promise<void> {
    answer = next;
    showing = showing.then(() => replace(next));
    return showing;
  }

  const states = createPreviewStates({
    current: () => answer ?? { widgetId: 0, cards: [] },
    show: (next) => void show(next),
    report,
  });

  return {
    /** @param early the first request, if it has been made */
    async load(early: EarlyAttempt | null) {
      if (served && !answer) return show(served.answer);
      if (countWidgetKeys(params) !== 1) return fail('config');
      try {
        await show(await loadWidget(client, request, early));
      } catch (error) {
        void contextOf(request, error).then((context) => report(error, context));
        fail(reasonOf(error));
      }
    },
    takeState: states.take,
    stop() {
      states.stop();
      hours.stop();
    },
  };
}
