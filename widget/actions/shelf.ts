import type { App } from '../app.ts';
import type { Action } from '../model/action.ts';
import type { ActionType } from '../model/enums.ts';
import type { ScreenName } from '../session/routes.ts';
import type { KindModule, Screens } from './kind.ts';
import { kindOf } from './registry.ts';

export type KindShelf = ReturnType<typeof createKindShelf>;

type Loaded = KindModule & { screens: Screens };

/** Kinds that this widget has loaded, and what each made for its actions. */
export function createKindShelf() {
  const loaded = new Map<ActionType, Loaded>();
  const made = new Map<string, unknown>();

  const kind = (type: ActionType) => {
    const found = loaded.get(type);
    if (!found) throw new Error(`${type} is not loaded`);
    return found;
  };

  async function load(type: ActionType): Promise<Loaded> {
    const found = loaded.get(type) ?? { ...(await kindOf(type).load()).kind };
    loaded.set(type, found);
    return found;
  }

  async function loadScreen(type: ActionType, name: ScreenName): Promise<void> {
    const { screens, later } = await load(type);
    const open = later?.[name];
    if (!open || screens[name]) return;
    const { Screen } = await open();
    // Read only now: two screens on their way at once must not forget each other.
    kind(type).screens = { ...kind(type).screens, [name]: Screen };
  }

  return {
    /** @throws whatever an import threw; a later call tries again */
    loadScreen,
    /** Brings what the visitor may need next, in silence: a failure shows when the screen is opened. */
    warm(type: ActionType) {
      for (const name of Object.keys(kind(type).later ?? {})) loadScreen(type, name as ScreenName).catch(() => {});
    },
    load,
    /** Names of all the kind's screens, loaded or not. @throws Error where the kind was not loaded first */
    screenNames: (type: ActionType) => Object.keys({ ...kind(type).screens, ...kind(type).later }),
    /** Those that can be drawn now. */
    screens: (type: ActionType) => kind(type).screens,
    instance(action: Action, app: App): unknown {
      if (!made.has(action.identifier)) made.set(action.identifier, kind(action.type).create(action, app));
      return made.get(action.identifier);
    },
  };
}
