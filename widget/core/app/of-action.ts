import type { Action } from '../model/action.ts';
import type { App } from './app.ts';

/** Returns what `make` returned at the first call with this key. The key is an object of the caller's own. */
export type Once = <T>(key: object, make: () => T) => T;

/** One per widget: where features that are loaded late keep what all of their parts share. */
export function createOnce(): Once {
  const made = new Map<object, unknown>();
  return <T>(key: object, make: () => T) => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
}

/** Makes something that an action owns, such as its store. */
export type OfAction<T extends object> = (action: Action, app: App) => T;

/** What an action owns, made at the first call: one for each action of the widget and each `make` function. */
export function ofAction<T extends object>(app: App, action: Action, make: OfAction<T>): T {
  const made = app.once(make, () => new Map<Action['identifier'], T>());
  const own = made.get(action.identifier) ?? make(action, app);
  made.set(action.identifier, own);
  return own;
}
