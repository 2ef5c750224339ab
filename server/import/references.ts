import { isRecord } from '../../widget/model/value.ts';
import { identifierOf } from '../db/rows.ts';
import type { Mistake } from './mistakes.ts';
import type { ContentFiles } from './read.ts';
import { fieldsOf, idOf, listOf, type Reference, textOf } from './view.ts';

type Placed = Omit<Reference, 'whole'> & { action: unknown };

/** @property nameless id and type alone, written whole nowhere: such as a reference whose id is misspelt */
type Resolved = { files: ContentFiles; references: Reference[]; nameless: Omit<Placed, 'action'>[] };

const isBare = (action: unknown) => Object.keys(fieldsOf(action)).sort().join() === 'id,type';

function identifierIn(action: unknown): string | null {
  const { id, type } = fieldsOf(action);
  const known = idOf(id);
  return known === null || textOf(type) === '' ? null : identifierOf({ id: known, type: textOf(type) });
}

const actionsIn = ({ widgets }: ContentFiles): Placed[] =>
  widgets.flatMap(({ file, value }) =>
    listOf(fieldsOf(value).cards).flatMap((card, at) =>
      listOf(fieldsOf(card).actions).map((action, index) => ({ file, path: `cards[${at}].actions[${index}]`, action })),
    ),
  );

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
  const actions = actionsIn(files);
  const wholes = new Map<string, Placed>();
  for (const placed of actions) {
    const identifier = identifierIn(placed.action);
    if (identifier !== null && !isBare(placed.action) && !wholes.has(identifier)) wholes.set(identifier, placed);
  }
  const wholeOf = (action: unknown) => (isBare(action) ? wholes.get(identifierIn(action) ?? '') : undefined);
  const widgets = files.widgets.map(({ file, value }) => ({
    file,
    value: withActions(value, (action) => wholeOf(action)?.action ?? action),
  }));
  const references = actions.flatMap(({ file, path, action }) => {
    const whole = wholeOf(action);
    return whole ? [{ file, path, whole: { file: whole.file, path: whole.path } }] : [];
  });
  const nameless = actions.filter(({ action }) => isBare(action) && !wholeOf(action));
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
export function withNameless(mistakes: Mistake[], nameless: Resolved['nameless']): Mistake[] {
  const isIn = (mistake: Mistake, { file, path }: Resolved['nameless'][number]) =>
    mistake.file === file && mistake.path.startsWith(`${path}.details`);
  const message = 'has an id and a type alone, and is written whole nowhere';
  return [
    ...mistakes.filter((mistake) => !nameless.some((each) => isIn(mistake, each))),
    ...nameless
      .filter((each) => mistakes.some((mistake) => isIn(mistake, each)))
      .map(({ file, path }) => ({ file, path, message })),
  ];
}
