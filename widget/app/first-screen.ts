import { createTranslate, type Locale, loadLocale, loadMore, pickLocale, type Translate } from '../../i18n/index.ts';
import { hasFallbacks, isPreview } from '../config/mode.ts';
import type { ActionType } from '../model/enums.ts';
import { createLateFill, mayHoldPlaceholders } from '../session/fill/late-fill.ts';
import { startPosition } from '../session/start-position.ts';
import { createSessionStore, type SessionStore } from '../session/store.ts';
import type { ActivityContext } from '../tracking/events/action-data.ts';
import type { AppOptions } from './create-app.ts';

type Needed = Pick<AppOptions, 'widget' | 'screens' | 'host' | 'mode' | 'report'>;

export type FirstScreen = {
  locale: Locale;
  t: Translate;
  session: SessionStore;
  fill: ReturnType<typeof createLateFill>['fill'];
  loadKindCopy: (type: ActionType) => Promise<void>;
  /** Loads copy, placeholders and styles that a first card does without. */
  loadWords: () => Promise<void>;
};

/** The copy that a first card needs, and what loads the rest of it. */
async function loadCopy({ widget, screens, report }: Needed, first: ActionType) {
  const locale = pickLocale(widget.locale);
  const [{ dictionary }, own] = await Promise.all([loadLocale(locale), screens.kindOf(first).copy[locale]()]);
  const t = createTranslate(locale, dictionary, (key) => report(new Error(`Missing copy: ${locale} ${key}`)));
  t.add(own.dictionary);
  return {
    locale,
    t,
    loadKindCopy: async (type: ActionType) => t.add((await screens.kindOf(type).copy[locale]()).dictionary),
    loadRest: async () => t.add((await loadMore(locale)).dictionary),
  };
}

/**
 * Loads all that the first screen needs before it is drawn: the kind, its copy, and for a screen behind the front also
 * the rest of the copy and the styles.
 *
 * @throws Error for a widget without actions, and whatever an import threw
 */
export async function loadFirstScreen(options: Needed, context: ActivityContext): Promise<FirstScreen> {
  const { widget, screens, host, mode } = options;
  const [first] = widget.actions;
  if (!first) throw new Error('A widget without actions cannot be opened');
  const lateFill = createLateFill();
  const needsFill = mayHoldPlaceholders(widget) || isPreview(mode);
  const [{ locale, t, loadKindCopy, loadRest }] = await Promise.all([
    loadCopy(options, first.type),
    screens.loadKind(first.type),
    needsFill && lateFill.fetch(),
  ]);
  const start = startPosition(widget, screens, host.readRoute());
  await screens.load(start);
  const isFront = screens.nameAt(start) === 'start';
  // A first card has its copy; a visit that opens on a later screen needs the rest.
  if (!isFront) await loadRest();
  const session = createSessionStore(widget, start, hasFallbacks(mode));
  if (session.fallback.value) await loadRest();
  const loadFill = () => lateFill.load(session, { locale, articleUrlTracking: context.articleUrlTracking });
  if (needsFill) await loadFill();
  const loadStyles = async () => session.setStyles((await import('./late/more.ts')).moreStyles);
  if (!isFront) await loadStyles();
  const loadWords = async () => void (await Promise.all([loadRest(), loadFill(), loadStyles()]));
  return { locale, t, session, fill: lateFill.fill, loadKindCopy, loadWords };
}
