import type { Action } from '../../../widget/core/model/action.ts';
import type { Widget } from '../../../widget/core/model/widget.ts';
import { type ParseOptions, parseWidget } from '../../../widget/core/session/load/parse.ts';
import { allKinds } from './kinds.ts';

type Fields = Record<string, unknown>;

/** An answer of `GetActionsAsync` with only the required fields. */
export const wireWidget = (cards: unknown[], fields: Fields = {}) => ({ widgetId: 'w-1', cards, ...fields });

export const wireCard = (id: number | string, actions: unknown[], fields: Fields = {}) => ({ id, actions, ...fields });

export const wireAction = (id: number | string, type = 'poll', fields: Fields = {}) => ({ id, type, ...fields });

export type Dropped = [what: string, why: string][];

/** Parses a widget with every kind. @param dropped called for what was dropped */
export const parsed = (wire: unknown, dropped: Dropped = [], options: Partial<ParseOptions> = {}): Widget =>
  parseWidget(wire as Parameters<typeof parseWidget>[0], {
    kinds: allKinds,
    onDropped: (...what) => void dropped.push(what),
    ...options,
  });

export const parsedCards = (...cards: unknown[]): Widget => parsed(wireWidget(cards));

/** The parsed action with this id. */
export function actionOf(widget: Widget, id: number | string): Action {
  const found = widget.actions.find((action) => action.id === id);
  if (!found) throw new Error(`The widget has no action ${id}`);
  return found;
}

/** An action that is alone on its card. */
export const oneAction = (type = 'poll', fields: Fields = {}, card: Fields = {}): Action =>
  actionOf(parsedCards(wireCard('c-1', [wireAction(1, type, fields)], card)), 1);
