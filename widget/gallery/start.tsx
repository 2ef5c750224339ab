import { createRoot } from 'react-dom/client';
import { type Locale, pickLocale } from '../../i18n/index.ts';
import { kinds } from '../actions/registry.ts';
import { createWidget } from '../core/app/create-widget.ts';
import type { WidgetInstance } from '../core/app/instance.ts';
import type { KindModule, Kinds } from '../core/app/screens/kind.ts';
import { createReport, type Report } from '../core/browser/report.ts';
import type { Config } from '../core/config/config.ts';
import type { Params } from '../core/config/params.ts';
import type { Host } from '../core/host/host.ts';
import { cards } from '../parts/cards/index.ts';
import { watchLawmakers } from '../parts/lawmakers/watch-lawmakers.ts';
import { Root } from '../parts/shell/Root.tsx';
import { Skeleton } from '../parts/shell/Skeleton.tsx';
import { answersOf, type GalleryState } from '../samples/state.ts';
import { carryOut, nextFrame, rest, see } from '../samples/steps.ts';
import { states } from './states.ts';

/** A host without a page: no ad blocker, always in view, no route in the address. */
export function createGalleryHost(): Host {
  return {
    listen({ adBlock, visible }) {
      adBlock(false);
      visible('standard');
      return () => {};
    },
    consentKnown: Promise.resolve(),
    loaded() {},
    resize() {},
    tracking() {},
    notDisplayed() {},
    describe() {},
    readRoute: () => null,
    writeRoute() {},
  };
}

const SOON_MS = 10;
/** Moves take less than this. Longer timers, such as an alert's, keep their time. */
const MOVE_MS = 1_500;

/**
 * Shortens the timers that are set from now on, so that a state is reached without waiting for moves. Intervals, such
 * as a countdown's, keep their time.
 *
 * @returns a function that stops it
 */
export function hurry(page: Pick<typeof globalThis, 'setTimeout'> = globalThis): () => void {
  const own = page.setTimeout;
  const soon = (run: TimerHandler, ms = 0, ...values: unknown[]) =>
    (own as typeof window.setTimeout)(run, ms < MOVE_MS ? Math.min(ms, SOON_MS) : ms, ...values);
  page.setTimeout = soon as typeof page.setTimeout;
  return () => {
    page.setTimeout = own;
  };
}

type Surface = { element: HTMLElement; config: Config; params: Params; report: Report };

function openWidget(state: GalleryState, locale: Locale, { element, config, params, report }: Surface) {
  const answer = { ...state.widget(locale), languageLocale: locale };
  // A widget that can't be loaded has no locale, so the browser's language is used.
  Object.defineProperty(navigator, 'language', { value: locale, configurable: true });
  return createWidget({
    kinds: kindsFor(state),
    cards,
    watchLawmakers,
    answers: answersOf(state.answers),
    host: createGalleryHost(),
    config,
    params: { ...params, widgetRequestId: 'gallery', widgetPreviewId: null, articleUrl: null },
    mode: 'STORYBOOK',
    pageUrl: '',
    isTrackingAllowed: false,
    restart: () => false,
    width: () => element.clientWidth,
    report,
    early: { key: 'gallery', answer: Promise.resolve(new Response(JSON.stringify(answer), state.fails)), stop() {} },
  });
}

async function arrange({ steps = [], fails }: GalleryState, widget: WidgetInstance, element: HTMLElement) {
  const isOnItsWay = () => widget.state.value.phase === 'loading' || (fails && widget.state.value.phase === 'none');
  while (isOnItsWay()) await nextFrame();
  // The words and the part that shows them are loaded by then, or on their way.
  while (fails && !element.querySelector('.ca-not-shown')) await nextFrame();
  if (fails) return;
  if (widget.state.value.phase !== 'shown') throw new Error('The widget was not shown');
  const { app } = widget.state.value;
  // At the end, parts that are loaded with the rest of the words.
  const all = [see('[data-civic-action-root] .ca-screen *'), steps, () => app.loadWords(), rest];
  await carryOut(all, { app, root: element });
}

/** The kinds, with the state's own screen in place of theirs, if it has one. */
function kindsFor({ Screen }: GalleryState): Kinds {
  if (!Screen) return kinds;
  const module: KindModule = { screens: { start: Screen, main: Screen } };
  const load = async () => ({ kind: module });
  const entries = Object.entries(kinds).map(([type, kind]) => [type, { ...kind, load }]);
  return Object.fromEntries(entries) as Kinds;
}

/** Draws a state. @returns a function that removes it @throws Error if the state can't be reached */
async function showState(state: GalleryState, locale: Locale, surface: Surface) {
  const element = surface.element.appendChild(document.createElement('div'));
  element.style.height = '100%';
  const slow = hurry();
  const widget = state.isRootless && !state.fails ? null : openWidget(state, locale, surface);
  const root = createRoot(element);
  root.render(widget ? <Root widget={widget} /> : <Skeleton />);
  const hide = () => {
    root.unmount();
    widget?.destroy();
    element.remove();
  };
  try {
    if (widget) await arrange(state, widget, element);
  } catch (cause) {
    hide();
    throw cause;
  } finally {
    slow();
  }
  for (let frames = 0; frames < 3; frames++) await nextFrame();
  return hide;
}

declare global {
  interface Window {
    /** Shows another state in the same page; rejects if the state can't be reached. */
    civicActionGallery?: { show(name: string, locale: Locale): Promise<void> };
  }
}

/** A text by which tests find the gallery's code: production builds must not contain it. */
const MARKER = 'civic-action-gallery-states';

/**
 * Shows the state that `mockActionData` names, in the address's `locale` (spec §2).
 *
 * @param makeRoom is called before each state
 */
export async function startMock(
  element: HTMLElement,
  config: Config,
  params: Params,
  makeRoom: (state: GalleryState) => void = () => {},
): Promise<void> {
  const surface = { element, config, params, report: createReport(config, 'STORYBOOK') };
  let hide = () => {};
  const show = async (name: string, locale: Locale) => {
    hide();
    hide = () => {};
    element.replaceChildren();
    const state = states.find((each) => each.name === name);
    if (!state) throw new Error(`No state is called ${name}: ${MARKER} has ${states.length}`);
    makeRoom(state);
    hide = await showState(state, locale, surface);
  };
  window.civicActionGallery = { show };
  try {
    await show(params.mockActionData ?? '', pickLocale(new URLSearchParams(location.search).get('locale')));
  } catch (cause) {
    element.textContent = String(cause);
    throw cause;
  }
}
