import type { Action } from '../../model/action.ts';
import { actionRoute, isCardRoute } from '../../model/navigation/routes.ts';
import { canStandOn, isEndScreen, screenAt } from '../../session/routes.ts';
import type { Position } from '../../session/store.ts';
import type { Screen } from './kind.ts';
import { createLoadedScreens, type ScreenSources } from './loaded-screens.ts';

export type Screens = ReturnType<typeof createScreens>;

/** The screens of one widget: which one a position shows, and whether it is loaded. */
export function createScreens(sources: ScreenSources) {
  const loaded = createLoadedScreens(sources);
  const { kindOf, loadKind, screensOf } = loaded;

  const nameAt = ({ action, route }: Position) => screenAt(route, action, screensOf(action.type));
  const has = ({ type }: Action, name: string) => screensOf(type).names.includes(name);

  return {
    /** @throws Error for a kind that the widget was made without: parsing drops those, so this is a bug */
    kindOf,
    loadKind,
    /** Loads the screen at this position. @throws whatever an import threw; a later call tries again */
    async load(position: Position) {
      if (isCardRoute(position.route)) return loaded.loadCard(position.route);
      await loadKind(position.action.type);
      const name = nameAt(position);
      if (name) await loaded.loadScreen(position.action.type, name);
    },
    /** Loads the screens behind the front ahead of time. Failures are ignored: opening the screen tries again. */
    preload({ type }: Action) {
      for (const name of loaded.lazyNames(type)) loaded.loadScreen(type, name).catch(() => {});
    },
    /** The screen to draw at this position; its kind's main screen while it is not loaded. */
    at(position: Position): Screen | undefined {
      if (isCardRoute(position.route)) return loaded.cardAt(position.route);
      const table = loaded.tableOf(position.action.type);
      return table[nameAt(position) ?? 'start'] ?? table.main;
    },
    nameAt,
    /** A lazy screen of the action's kind that stands in another of its screens; undefined until it is loaded. */
    part: ({ type }: Action, name: string): Screen | undefined => loaded.tableOf(type)[name],
    /** Whether the action's kind has this screen, loaded or not. @throws Error where the kind is not loaded */
    has,
    /**
     * Whether the action's screens are drawn in one place, of which none slides in. An end with a picture that the question
     * has not would move what is beside it.
     */
    endsInPlace: ({ action, route }: Position) =>
      !isCardRoute(route) &&
      kindOf(action.type).endsInPlace === true &&
      (!action.endCardPicture || action.pictureUrls.length > 0),
    /** Whether a visit may begin at this position. */
    canBegin: ({ action, route }: Position) => canStandOn(route, action, screensOf(action.type)),
    /** Whether an end is shown at this position: a screen of its own, or in place if the kind has none. */
    isEnd(position: Position, isDone: boolean) {
      if (isCardRoute(position.route)) return false;
      if (isEndScreen(nameAt(position))) return true;
      return isDone && position.route === actionRoute(position.action) && !has(position.action, 'success');
    },
  };
}
