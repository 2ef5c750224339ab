import { computed, type ReadonlySignal } from '@preact/signals-core';
import { isPreview, type Mode } from '../config/mode.ts';
import { nextAction } from '../model/navigation/next-action.ts';
import { defaultRoute, isCardRoute } from '../model/navigation/routes.ts';
import { cardOf, type Widget } from '../model/widget.ts';
import type { Position, SessionStore } from './store.ts';

type Session = Pick<SessionStore, 'widget' | 'activeAction' | 'activeCard' | 'answerHistory'>;

/**
 * Where the active action leads, given the answers so far: to the next action, or back to the list it was chosen from;
 * `null` at the end, before the first answer, and in preview.
 */
export const followingPosition = (store: Session, mode: Mode): ReadonlySignal<Position | null> =>
  computed(() => {
    const history = store.answerHistory.value;
    if (history.length === 0 || isPreview(mode)) return null;
    const current = store.activeAction.value;
    const card = store.activeCard.value;
    if (card?.type === 'choosesMany') return { action: current, route: defaultRoute(current, card.type) };
    const action = nextAction(store.widget.value, history, current);
    return action && { action, route: defaultRoute(action, cardOf(store.widget.value, action)?.type ?? 'seesOne') };
  });

/** What a button that leads to this position can name: an action's title, or a list's heading; '' where it has none. */
export const titleAt = (widget: Widget, { action, route }: Position): string =>
  (isCardRoute(route) ? cardOf(widget, action)?.heading : action.title) ?? '';
