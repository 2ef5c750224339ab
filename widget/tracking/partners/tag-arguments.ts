import type { AnswerEntry } from '../../model/answer.ts';
import { ANSWER_ARGUMENTS, type AnswerArgument, type KindFacts } from '../../model/kind.ts';
import type { PartnersContext } from './context.ts';
import { bareUrl } from './dimensions.ts';
import type { TagValues } from './tag-frame.ts';

type Known = Pick<PartnersContext, 'widget' | 'context' | 'session' | 'kinds'>;

export type Surroundings = { now: () => number; isMobile: () => boolean };

/** The answer that was given last to a kind that answers to this name. */
const answer = (name: AnswerArgument) => (known: Known) => {
  const kind = Object.values<KindFacts>(known.kinds).find(({ tagArgument }) => tagArgument?.name === name);
  const isOfKind = ({ actionIdentifier }: AnswerEntry) => actionIdentifier.endsWith(`|${kind?.type}`);
  const entry = known.session.answerHistory.value.filter(isOfKind).at(-1);
  return (entry && kind?.tagArgument?.read(entry)) ?? null;
};

/** All that a third party's tag may ask for (spec §7), by the names it asks with. A question not yet answered is null. */
const ARGUMENTS: Record<string, (known: Known, surroundings: Surroundings) => TagValues[string]> = {
  /** The publisher's page, without what may name a reader. */
  externalSiteUrl: ({ context }) => bareUrl(context.articleUrlTracking),
  isMobile: (_, { isMobile }) => isMobile(),
  ...Object.fromEntries(ANSWER_ARGUMENTS.map((name) => [name, answer(name)])),
  /** Milliseconds since 1970 */
  timestamp: (_, { now }) => now(),
  widgetId: ({ widget }) => widget.widgetId,
};

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const NAMES = new Map(Object.keys(ARGUMENTS).map((name) => [plain(name), name]));

/** Values for the names that are allowed; others are left out. `poll answer`, `poll_answer` and `pollAnswer` are one. */
export function tagValues(asked: readonly string[], known: Known, surroundings: Surroundings): TagValues {
  const names = asked.flatMap((name) => NAMES.get(plain(name)) ?? []);
  return Object.fromEntries(names.map((name) => [name, ARGUMENTS[name]?.(known, surroundings) ?? null]));
}
