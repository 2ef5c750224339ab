import { isDeepStrictEqual } from 'node:util';
import type { Mistake } from '../mistakes.ts';
import { type ActionView, actionsOf, type ContentView } from '../view.ts';

/** An action may stand in several widgets but must be the same in each. */
export function actionMistakes({ widgets }: ContentView): Mistake[] {
  const known = new Map<string, { file: string; action: ActionView }>();
  return widgets.flatMap(actionsOf).flatMap(({ file, action }) => {
    if (action.id === null) return [];
    const identifier = `${action.id}|${action.type}`;
    const other = known.get(identifier);
    if (!other) known.set(identifier, { file, action });
    if (!other || isDeepStrictEqual(other.action.fields, action.fields)) return [];
    return [{ file, path: `${action.path}.id`, message: `"${identifier}" differs from the one in ${other.file}` }];
  });
}
