import {
  createTranslate,
  type Locale,
  loadForms,
  loadLocale,
  loadMore,
  pickLocale,
  type Translate,
} from '../../../i18n/index.ts';
import { schemeOf } from '../config/color-scheme.ts';
import { hasFallbacks, isPreview } from '../config/mode.ts';
import { type Action, isRepresentativeSearchType } from '../model/action.ts';
import type { ActivityContext } from '../model/activity.ts';
import type { ActionType } from '../model/enums.ts';
import { CLOSED_ROUTE, defaultRoute } from '../model/navigation/routes.ts';
import { cardOf, type Widget } from '../model/widget.ts';
import { createLateFill, mayHoldPlaceholders } from '../session/fill/late-fill.ts';
import { createSessionStore, type Position, type SessionStore } from '../session/store.ts';
import type { AppParts } from './create-app.ts';
import type { WidgetOptions } from './options.ts';
import type { Screens } from './screens/screens.ts';

/**
 * Where the widget opens: on the route in the address, if a visit may begin there, else on the default route (spec §2,
 * contract §4). Outside its hours it says so.
 *
 * @param screens with the first action's kind loaded
 * @throws Error for a widget without actions
 */
export function startPosition(
  widget: Widget,
  screens: { canBegin: (position: Position) => boolean },
  route: string | null,
): Position {
  const [action] = widget.actions;
  if (!action) throw new Error('A widget without actions has no position to start from');
  if ((widget.hours?.state ?? 'open') !== 'open') return { action, route: CLOSED_ROUTE };
  if (route !== null && screens.canBegin({ action, route })) return { action, route };
  return { action, route: defaultRoute(action, cardOf(widget, action)?.type ?? 'seesOne') };
}

type Needed = Pick<AppParts, 'widget' | 'screens'> & Pick<WidgetOptions, 'host' | 'mode' | 'params' | 'report'>;

export type FirstScreen = {
  locale: Locale;
  t: Translate;
  session: SessionStore;
  fill: ReturnType<typeof createLateFill>['fill'];
  loadKindCopy: (type: ActionType) => Promise<void>;
  /** Loads copy, placeholders and styles that an action's first card does without: the reader's, if none is named. */
  loadWords: (action?: Action) => Promise<void>;
  /** Loads what draws the first screen, if that is not loaded yet. A failed load may be tried again. */
  loadDrawn: () => Promise<void>;
};

/** Whether an action may have a form, if only for an address. */
export const mayHaveForm = (screens: Screens, action: Action) =>
  isRepresentativeSearchType(action) || screens.kindOf(action.type).hasForm === true;

/** Whether an action's screens need the copy and the styles of forms. */
const usesForms = (screens: Screens, action: Action) =>
  mayHaveForm(screens, action) || screens.kindOf(action.type).usesForms;

/** The copy that a first card needs, and what loads the rest of it. */
function createCopy({ widget, screens, report }: Needed, first: ActionType) {
  const locale = pickLocale(widget.locale);
  const t = createTranslate(locale, {}, (key) => report(new Error(`Missing copy: ${locale} ${key}`)));
  const loadKindCopy = async (type: ActionType) => t.add((await screens.kindOf(type).copy[locale]()).default);
  return {
    locale,
    t,
    loadKindCopy,
    async loadFirst() {
      const [words] = await Promise.all([loadLocale(locale), loadKindCopy(first)]);
      t.add(words.default);
    },
    async loadRest(action: Action) {
      const forms = usesForms(screens, action) ? [loadForms(locale)] : [];
      const parts = await Promise.all([loadMore(locale), ...forms]);
      for (const words of parts) t.add(words.default);
    },
  };
}

/** All that the first screen's parts share before the screen is drawn. */
function createParts(options: Needed, context: ActivityContext) {
  const { widget, screens, mode } = options;
  const [first] = widget.actions;
  if (!first) throw new Error('A widget without actions cannot be opened');
  const copy = createCopy(options, first.type);
  const lateFill = createLateFill();
  const needsFill = mayHoldPlaceholders(widget) || isPreview(mode);

  /** What every first screen needs, wherever it is. */
  const loadBasics = () => Promise.all([copy.loadFirst(), screens.loadKind(first.type), needsFill && lateFill.fetch()]);

  /** @param before a screen that the way back leads to */
  function opened(start: Position, before = start) {
    const session = createSessionStore(widget, before, hasFallbacks(mode), schemeOf(options.params));
    if (before.route !== start.route) session.push(start);
    const loadFill = () =>
      lateFill.load(session, { locale: copy.locale, articleUrlTracking: context.articleUrlTracking });
    let forms = '';
    async function loadStyles(action: Action) {
      const [{ moreStyles }, styles] = await Promise.all([
        import('./late/more.ts'),
        usesForms(screens, action) && import('styles:forms', { with: { type: 'text' } }),
      ]);
      if (styles) forms = styles.default;
      session.setStyles(moreStyles(forms));
    }
    /** Code, copy and styles of the screen itself. */
    async function loadScreen() {
      await screens.load(start);
      const isFront = screens.nameAt(start) === 'start';
      // A first card has its copy; a visit that opens on a later screen needs the rest.
      if (!isFront || session.fallback.value) await copy.loadRest(start.action);
      if (needsFill) await loadFill();
      if (!isFront) await loadStyles(start.action);
    }
    const loadWords = async (action = session.activeAction.value) =>
      void (await Promise.all([copy.loadRest(action), loadFill(), loadStyles(action)]));
    return { session, loadScreen, loadWords };
  }
  return { ...copy, fill: lateFill.fill, loadBasics, opened };
}

/**
 * Loads all that the first screen needs before it is drawn: the kind, its copy, and for a screen behind the front also
 * the rest of the copy and the styles.
 *
 * @throws Error for a widget without actions, and whatever an import threw
 */
export async function loadFirstScreen(options: Needed, context: ActivityContext): Promise<FirstScreen> {
  const { widget, screens, host, params } = options;
  const { loadBasics, opened, ...parts } = createParts(options, context);
  await loadBasics();
  const start = startPosition(widget, screens, host.readRoute());
  const { loadScreen, ...screen } = opened(start, params.begin ? startPosition(widget, screens, null) : start);
  await loadScreen();
  return { ...parts, ...screen, loadDrawn: async () => {} };
}

/** The first screen where the page already shows it: what draws it is loaded when a reader wants more than to read it. */
export function takeFirstScreen(options: Needed, context: ActivityContext): FirstScreen {
  const { loadBasics, opened, ...parts } = createParts(options, context);
  const { loadScreen, ...screen } = opened(startPosition(options.widget, options.screens, null));
  const loadDrawn = async () => {
    await loadBasics();
    await loadScreen();
  };
  return { ...parts, ...screen, loadDrawn };
}
