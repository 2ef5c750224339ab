import { isPreview, type Mode } from '../config/mode.ts';
import type { Action } from '../model/action.ts';
import { actionRoute, startRoute } from '../model/navigation/routes.ts';
import type { SessionScreens } from './arrivals.ts';
import type { Position, SessionStore } from './store.ts';

export const screenOf = (action: Action, name: string): Position => ({
  action,
  route: `${actionRoute(action)}/${name}`,
});

export type DoneActionsOptions = {
  store: Pick<SessionStore, 'completedActionIdentifiers'>;
  screens: Pick<SessionScreens, 'has'>;
  mode: Mode;
};

/** Which actions are done for good, and what a reader sees on coming back to one of them: its end. */
export function createDoneActions({ store, screens, mode }: DoneActionsOptions) {
  const changeable = new Set<string>();
  const ends = new Map<string, string>();
  const isChangeable = ({ identifier }: Action) => changeable.has(identifier);

  /** Never in preview: nothing is sent there, and an editor wants to see the form again. */
  const isDone = (action: Action) =>
    !isPreview(mode) && store.completedActionIdentifiers.value.has(action.identifier) && !isChangeable(action);

  const endName = ({ identifier }: Action) => ends.get(identifier) ?? 'success';
  const endOf = (action: Action) => screenOf(action, endName(action));
  const hasEnd = (action: Action) => screens.has(action, endName(action));

  const endIn = (routes: readonly string[], position: Position): Position =>
    routes.includes(position.route) && isDone(position.action) && hasEnd(position.action)
      ? endOf(position.action)
      : position;

  return {
    isDone,
    hasEnd,
    endOf,
    /** Says which screen is the action's end, where its kind has several. */
    endsAt: ({ identifier }: Action, name: string) => void ends.set(identifier, name),
    isChangeable,
    keepChangeable: ({ identifier }: Action) => void changeable.add(identifier),
    /** The position itself, or the end in place of a form that was sent. */
    withoutForm: (position: Position) => endIn([actionRoute(position.action)], position),
    /** The position itself, or the end in place of a front or a form that is of no more use. */
    withoutFront: (position: Position) => endIn([startRoute(position.action), actionRoute(position.action)], position),
  };
}
