import type { Action } from '../model/action.ts';
import type { ActionType } from '../model/enums.ts';
import { actionRoute, type CardRoute, isCardRoute } from '../model/way/routes.ts';
import { canStandOn, isEndScreen, type KindScreens, screenAt } from '../session/routes.ts';
import type { Place } from '../session/store.ts';
import type { ActionKind, KindModule, Kinds, Screen, ScreenTable } from './kind.ts';

/** The screens on which a visitor chooses among a card's actions; most widgets have none, so each is its own chunk. */
export type CardScreens = Readonly<Record<CardRoute, () => Promise<{ Screen: Screen }>>>;

export type ScreenSources = { kinds: Kinds; cards: CardScreens };

export type Screens = ReturnType<typeof createScreens>;

/** The screens that a widget has loaded, and those that it may load. */
export function createScreens({ kinds, cards }: ScreenSources) {
  const modules = new Map<ActionType, KindModule>();
  const tables = new Map<ActionType, ScreenTable>();
  const loadedCards: Partial<Record<CardRoute, Screen>> = {};

  function kindOf(type: ActionType): ActionKind {
    const kind = kinds[type];
    if (!kind) throw new Error(`No screens for ${type}`);
    return kind;
  }

  function moduleOf(type: ActionType): KindModule {
    const found = modules.get(type);
    if (!found) throw new Error(`${type} is not loaded`);
    return found;
  }

  /** Whether their code has come or not. */
  function screensOf(type: ActionType): KindScreens {
    const { screens, lazyScreens, outcomeScreens = [], screenElsewhere } = moduleOf(type);
    return { names: Object.keys({ ...screens, ...lazyScreens }), outcomes: outcomeScreens, elsewhere: screenElsewhere };
  }

  const nameAt = ({ action, route }: Place) => screenAt(route, action, screensOf(action.type));
  const has = ({ type }: Action, name: string) => screensOf(type).names.includes(name);

  async function loadKind(type: ActionType) {
    if (modules.has(type)) return;
    const { kind } = await kindOf(type).load();
    modules.set(type, kind);
    tables.set(type, kind.screens);
  }

  async function loadScreen(type: ActionType, name: string) {
    const open = moduleOf(type).lazyScreens?.[name];
    if (!open || tables.get(type)?.[name]) return;
    const { Screen: opened } = await open();
    // Read only now: two screens on their way at once must not forget each other.
    tables.set(type, { ...tables.get(type), [name]: opened });
  }

  async function loadCard(route: CardRoute) {
    loadedCards[route] ??= (await cards[route]()).Screen;
  }

  return {
    /** @throws Error for a kind that the widget was made without: parsing has dropped those, so this is a mistake in the program */
    kindOf,
    loadKind,
    /** Brings the screen that stands there. @throws whatever an import threw; a later call tries again */
    async load(place: Place) {
      if (isCardRoute(place.route)) return loadCard(place.route);
      await loadKind(place.action.type);
      const name = nameAt(place);
      if (name) await loadScreen(place.action.type, name);
    },
    /** Brings what the visitor may need next, in silence: a failure shows when the screen is opened. */
    warm({ type }: Action) {
      for (const name of Object.keys(moduleOf(type).lazyScreens ?? {})) loadScreen(type, name).catch(() => {});
    },
    /** The screen that can be drawn there now. */
    at(place: Place): Screen | undefined {
      if (isCardRoute(place.route)) return loadedCards[place.route];
      const drawn = tables.get(place.action.type) ?? {};
      return drawn[nameAt(place) ?? 'start'] ?? drawn.main;
    },
    nameAt,
    /** Whether the action's kind has this screen, loaded or not. @throws Error where the kind was not loaded first */
    has,
    /** Whether a visit may begin at this address. */
    canBegin: ({ action, route }: Place) => canStandOn(route, action, screensOf(action.type)),
    /** Whether an end is shown there: on a screen of its own, or in place where the kind has none. */
    isEnd(place: Place, isDone: boolean) {
      if (isCardRoute(place.route)) return false;
      if (isEndScreen(nameAt(place))) return true;
      return isDone && place.route === actionRoute(place.action) && !has(place.action, 'success');
    },
  };
}
