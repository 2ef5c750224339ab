import { effect, untracked } from '@preact/signals-core';
import { prefetch, whenInView } from '#platform/ahead.ts';
import { isKeptOf } from '#platform/tab-item.ts';
import type { ServedPage } from '../core/api/wire/served-page.ts';
import type { App } from '../core/app/app.ts';
import type { WidgetInstance } from '../core/app/instance.ts';
import { watchColors } from '../core/browser/drawn-colors.ts';
import { letScroll } from '../core/browser/fit/let-scroll.ts';
import { placeBar } from '../core/browser/fit/place-bar.ts';
import { whenIdle } from '../core/browser/idle.ts';
import { watchSliderTaps } from '../core/browser/slider-taps.ts';
import { carryOut } from '../core/host/frame/page/carry-out.ts';
import type { HeldCard } from '../core/host/frame/page/held-card.ts';
import { isRepresentativeSearchType } from '../core/model/action.ts';

/** What draws a widget into an element, or takes over what the server has drawn there. */
type Drawing = {
  draw(element: Element, widget: WidgetInstance): unknown;
  hydrate(element: Element, widget: WidgetInstance): Promise<unknown>;
};

function letCardScroll(root: Element) {
  const stage = root.querySelector<HTMLElement>('.ca-stage');
  if (!stage) return;
  const bar = stage.querySelector<HTMLElement>('.ca-bar');
  if (bar) placeBar(bar, stage);
  letScroll(stage);
}

/** Whether the reader's last input was a press with a pointer, on whatever. */
const isTouched = (element: HTMLElement) => element.querySelector('[data-input="pointer"]') !== null;

/** The press that counts as engagement (spec §4) came before React. */
function engage({ state: { value: state } }: WidgetInstance) {
  if (state.phase === 'shown') state.app.lifecycle.engaged();
}

/** What is typed before React comes outlives a reload too. */
function keepWords(element: HTMLElement, app: App, over: AbortSignal) {
  if (!element.querySelector('textarea, [autocomplete]:not([autocomplete=off])')) return;
  import('../parts/form/keep-typed.ts').then(
    ({ keepTyped }) => keepTyped(element, app, over),
    () => {},
  );
}

/** How long what draws may take to load on a slow network. */
const DRAWING_MS = 30_000;

/**
 * Runs a widget whose first card the server has drawn. React comes when the reader shows interest.
 *
 * @param page addresses of the files that draw the card, and of those for what follows it
 * @param load what draws
 * @returns a function that lets the card go
 */
export function takeOver(
  element: HTMLElement,
  widget: WidgetInstance,
  card: HeldCard,
  { drawing, next }: Pick<ServedPage, 'drawing' | 'next'>,
  load: () => Promise<Drawing>,
): () => void {
  const sliderTaps = watchSliderTaps(element);
  const hydrated = new AbortController();
  let isOpen = false;
  let taking: Promise<void> | null = null;

  async function take() {
    const [{ hydrate }] = await Promise.all([load(), widget.loadDrawn()]);
    await hydrate(element, widget);
    hydrated.abort();
    if (isTouched(element)) engage(widget);
    const done = card.release();
    if (done) carryOut(element, done);
    sliderTaps.carryOut();
  }

  /** Takes the card, once, however often it is asked for. Where that fails, the next press tries again. */
  async function open() {
    // While what draws is being read: else each file would be found by another that has come.
    if (!taking) prefetch(next);
    const timer = setTimeout(card.lose, DRAWING_MS);
    try {
      taking ??= take();
      await taking;
    } catch (error) {
      taking = null;
      widget.report(error);
      card.lose();
    } finally {
      clearTimeout(timer);
    }
  }

  function appear(app: App) {
    element.hidden = false;
    card.fit();
    letCardScroll(element);
    const { signal } = hydrated;
    addEventListener('resize', () => letCardScroll(element), { signal });
    widget.appeared();
    app.takeCard = open;
    card.whenWanted(open);
    watchColors(element, app.session, () => card.want(), signal);
    const action = app.session.activeAction.value;
    // Lawmakers are looked for by where the reader is (spec §4), and what was kept over a reload comes back.
    const changesByItself = isRepresentativeSearchType(action) || isKeptOf(action.identifier);
    whenIdle(() => whenInView(element, () => (changesByItself ? card.want() : prefetch(drawing)), signal));
    keepWords(element, app, signal);
  }

  /** What can't be shown is explained by a screen. */
  function explain() {
    card.giveWay();
    element.hidden = false;
    element.replaceChildren();
    load().then(({ draw }) => draw(element, widget), widget.report);
  }

  const stop = effect(() => {
    const state = widget.state.value;
    if (isOpen || (state.phase !== 'shown' && state.phase !== 'failed')) return;
    isOpen = true;
    untracked(() => (state.phase === 'shown' ? appear(state.app) : explain()));
  });
  return () => {
    stop();
    hydrated.abort();
  };
}
