import { isRecord } from '../../widget/core/model/value.ts';
import { type Mistake, mistakeAt, type Place } from './mistakes.ts';
import type { ContentFiles } from './read.ts';
import { type ActionView, actionsOf, identifierIn, isReferenceAlone, type Reference, viewOf } from './view.ts';

/** @property nameless id and type alone, written whole nowhere: such as a reference whose id is misspelt */
type Resolved = { files: ContentFiles; references: Reference[]; nameless: Place[] };

/** Replaces a widget's actions, and leaves alone what is no list of them. */
function withActions(widget: unknown, replaced: (action: unknown) => unknown): unknown {
  if (!isRecord(widget) || !Array.isArray(widget.cards)) return widget;
  const cards = widget.cards.map((card: unknown) =>
    isRecord(card) && Array.isArray(card.actions) ? { ...card, actions: card.actions.map(replaced) } : card,
  );
  return { ...widget, cards };
}

/** Puts an action that is written whole in one place wherever else its id and type stand alone. */
export function resolveReferences(files: ContentFiles): Resolved {
  const actions = viewOf(files).widgets.flatMap(actionsOf);
  const wholes = new Map<string, ActionView>();
  for (const action of actions)
    if (action.id !== null && action.type !== '' && !isReferenceAlone(action.fields) && !wholes.has(action.identifier))
      wholes.set(action.identifier, action);
  const wholeOf = (action: unknown) => (isReferenceAlone(action) ? wholes.get(identifierIn(action)) : undefined);
  const widgets = files.widgets.map(({ file, value }) => ({
    file,
    value: withActions(value, (action) => wholeOf(action)?.fields ?? action),
  }));
  const references = actions.flatMap(({ file, path, fields }) => {
    const whole = wholeOf(fields);
    return whole ? [{ file, path, whole: { file: whole.file, path: whole.path } }] : [];
  });
  const nameless = actions.filter(({ fields }) => isReferenceAlone(fields) && !wholeOf(fields));
  return { files: { ...files, widgets }, references, nameless };
}

const keyOf = ({ file, path, message }: Mistake) => JSON.stringify([file, path, message]);

/** Leaves out what references say again of the actions that they stand for. */
export function withoutRepeats(mistakes: Mistake[], references: readonly Reference[]): Mistake[] {
  const said = new Set(mistakes.map(keyOf));
  return mistakes.filter((mistake) => {
    const { file, path, message } = mistake;
    const reference = references.find((each) => each.file === file && path.startsWith(each.path));
    if (!reference) return true;
    const { whole } = reference;
    return !said.has(keyOf({ file: whole.file, path: `${whole.path}${path.slice(reference.path.length)}`, message }));
  });
}

/** Says of an action that is written whole nowhere that it is not, in place of what it lacks. */
export function withNameless(mistakes: Mistake[], nameless: Place[]): Mistake[] {
  const isIn = (mistake: Mistake, { file, path }: Place) =>
    mistake.file === file && mistake.path.startsWith(`${path}.details`);
  const message = 'has an id and a type alone, and is written whole nowhere';
  return [
    ...mistakes.filter((mistake) => !nameless.some((each) => isIn(mistake, each))),
    ...nameless.flatMap((each) => mistakeAt(each, '', mistakes.some((mistake) => isIn(mistake, each)) && message)),
  ];
}
