import type { ActionType } from '../../model/enums.ts';
import type { CardRoute } from '../../model/navigation/routes.ts';
import type { KindScreens } from '../../session/routes.ts';
import type { ActionKind, KindModule, Kinds, Screen, ScreenTable } from './kind.ts';

/** The screens on which a reader chooses among a card's actions. Most widgets have none, so each is its own chunk. */
export type CardScreens = Readonly<Record<CardRoute, () => Promise<{ Screen: Screen }>>>;

export type ScreenSources = { kinds: Kinds; cards: CardScreens };

/** Loads the code of kinds and of their screens, once each. A failed import may be tried again. */
export function createLoadedScreens({ kinds, cards }: ScreenSources) {
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

  return {
    kindOf,
    async loadKind(type: ActionType) {
      if (modules.has(type)) return;
      const { kind } = await kindOf(type).load();
      modules.set(type, kind);
      tables.set(type, kind.screens);
    },
    async loadScreen(type: ActionType, name: string) {
      const open = moduleOf(type).lazyScreens?.[name];
      if (!open || tables.get(type)?.[name]) return;
      const { Screen: opened } = await open();
      // Read after the await: two screens may be loading at once.
      tables.set(type, { ...tables.get(type), [name]: opened });
    },
    async loadCard(route: CardRoute) {
      loadedCards[route] ??= (await cards[route]()).Screen;
    },
    lazyNames: (type: ActionType) => Object.keys(moduleOf(type).lazyScreens ?? {}),
    /** Includes screens whose code is not loaded yet. @throws Error where the kind is not loaded */
    screensOf(type: ActionType): KindScreens {
      const { screens, lazyScreens, outcomeScreens = [], screenElsewhere } = moduleOf(type);
      return {
        names: Object.keys({ ...screens, ...lazyScreens }),
        outcomes: outcomeScreens,
        elsewhere: screenElsewhere,
      };
    },
    tableOf: (type: ActionType): ScreenTable => tables.get(type) ?? {},
    cardAt: (route: CardRoute) => loadedCards[route],
  };
}
