import { isDeepStrictEqual } from 'node:util';
import type { Mistake } from '../mistakes.ts';
import { type ActionView, actionsOf, type ContentView } from '../view.ts';

/** An action may stand in several widgets but must be the same in each, or refer to the one that is written whole. */
export function actionMistakes({ widgets }: ContentView): Mistake[] {
  const known = new Map<string, { file: string; action: ActionView }>();
  return widgets.flatMap(actionsOf).flatMap(({ file, action }) => {
    if (action.id === null || action.isReference) return [];
    const identifier = `${action.id}|${action.type}`;
    const other = known.get(identifier);
    if (!other) known.set(identifier, { file, action });
    if (!other || isDeepStrictEqual(other.action.fields, action.fields)) return [];
    return [
      {
        file,
        path: `${action.path}.id`,
        message: `"${identifier}" differs from the one in ${other.file}: write it whole in one file, and in others its id and type alone`,
      },
    ];
  });
}
