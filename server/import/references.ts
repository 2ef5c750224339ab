import { fieldsOf, isRecord, listOf } from '../../widget/core/model/value.ts';
import { type Mistake, mistakeAt, type Place } from './mistakes.ts';
import type { ContentFiles } from './read.ts';
import {
  type ActionView,
  actionsOf,
  identifierIn,
  idOf,
  isReferenceAlone,
  publisherIn,
  type Reference,
  viewOf,
} from './view.ts';

/**
 * @property nameless id and type alone, written whole nowhere: such as a reference whose id is misspelt. With the
 *   publisher's id where another publisher has such an action, and does not share it.
 */
type Resolved = { files: ContentFiles; references: Reference[]; nameless: Nameless[] };
type Nameless = Place & { owner: string | null };

/** Replaces a widget's actions, and leaves alone what is no list of them. */
function withActions(widget: unknown, replaced: (action: unknown) => unknown): unknown {
  if (!isRecord(widget) || !Array.isArray(widget.cards)) return widget;
  const cards = widget.cards.map((card: unknown) =>
    isRecord(card) && Array.isArray(card.actions) ? { ...card, actions: card.actions.map(replaced) } : card,
  );
  return { ...widget, cards };
}

type Owned = { action: ActionView; owner: string | null };

/** Puts an action that is written whole in one place wherever else its id and type stand alone. */
export function resolveReferences(files: ContentFiles): Resolved {
  const owned = viewOf(files).widgets.flatMap((widget) =>
    actionsOf(widget).map((action) => ({ action, owner: publisherIn(widget.fields) })),
  );
  const isWhole = ({ action: { id, type, fields } }: Owned) => id !== null && type !== '' && !isReferenceAlone(fields);
  const wholes = owned.filter(isWhole);
  const firstOf = new Map(wholes.toReversed().map(({ action }) => [action.identifier, action]));
  const ownerOf = new Map(wholes.toReversed().map(({ action, owner }) => [identifierIn(action.fields), owner]));
  const publishers = new Set(listOf(files.publishers.value).map((publisher) => idOf(fieldsOf(publisher).id)));
  /** The one of a publisher that does not exist, which is a mistake of its own. */
  const ofNobody = (identifier: string) => {
    const owner = ownerOf.get(identifier) ?? null;
    return publishers.has(owner) ? undefined : firstOf.get(`${identifier}@${owner}`);
  };
  /** The publisher's own action, else one that it shares with others. */
  const wholeOf = (action: unknown, owner: string | null) => {
    const identifier = identifierIn(action);
    return isReferenceAlone(action)
      ? (firstOf.get(`${identifier}@${owner}`) ?? firstOf.get(identifier) ?? ofNobody(identifier))
      : undefined;
  };
  const widgets = files.widgets.map(({ file, value }) => ({
    file,
    value: withActions(value, (action) => wholeOf(action, publisherIn(value))?.fields ?? action),
  }));
  const references = owned.flatMap(({ action: { file, path, fields }, owner }) => {
    const whole = wholeOf(fields, owner);
    return whole ? [{ file, path, whole: { file: whole.file, path: whole.path } }] : [];
  });
  const nameless = owned
    .filter(({ action: { fields }, owner }) => isReferenceAlone(fields) && !wholeOf(fields, owner))
    .map(({ action: { file, path, fields } }) => ({ file, path, owner: ownerOf.get(identifierIn(fields)) ?? null }));
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
export function withNameless(mistakes: Mistake[], nameless: Nameless[]): Mistake[] {
  const isIn = (mistake: Mistake, { file, path }: Place) =>
    mistake.file === file && mistake.path.startsWith(`${path}.details`);
  const messageOf = ({ owner }: Nameless) =>
    owner === null
      ? 'has an id and a type alone, and is written whole nowhere'
      : `has an id and a type alone, and is written whole by publisher ${owner}: if both are to count together, write "shared": true there`;
  return [
    ...mistakes.filter((mistake) => !nameless.some((each) => isIn(mistake, each))),
    ...nameless.flatMap((each) =>
      mistakeAt(each, '', (each.owner !== null || mistakes.some((mistake) => isIn(mistake, each))) && messageOf(each)),
    ),
  ];
}
