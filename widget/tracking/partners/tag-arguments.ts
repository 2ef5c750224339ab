import type { AnswerEntry } from '../../model/answer.ts';
import { ANSWER_ARGUMENTS, type AnswerArgument, type KindFacts } from '../../model/kind.ts';
import type { PartnersContext } from './context.ts';
import { bareUrl } from './dimensions.ts';
import type { TagValues } from './tag-frame.ts';

type Known = Pick<PartnersContext, 'widget' | 'context' | 'session' | 'kinds'>;

export type Surroundings = { now: () => number; isMobile: () => boolean };

/** The latest answer to an action of the kind that provides this argument. */
const answer = (name: AnswerArgument) => (known: Known) => {
  const kind = Object.values<KindFacts>(known.kinds).find(({ tagArgument }) => tagArgument?.name === name);
  const isOfKind = ({ actionIdentifier }: AnswerEntry) => actionIdentifier.endsWith(`|${kind?.type}`);
  const entry = known.session.answerHistory.value.filter(isOfKind).at(-1);
  return (entry && kind?.tagArgument?.read(entry)) ?? null;
};

/** All arguments of third parties' tags (spec §7), by name. A question that is not answered yet is null. */
const ARGUMENTS: Record<string, (known: Known, surroundings: Surroundings) => TagValues[string]> = {
  /** Address of the publisher's page, without query and fragment. */
  externalSiteUrl: ({ context }) => bareUrl(context.articleUrlTracking),
  isMobile: (_, { isMobile }) => isMobile(),
  ...Object.fromEntries(ANSWER_ARGUMENTS.map((name) => [name, answer(name)])),
  /** Milliseconds since 1970 */
  timestamp: (_, { now }) => now(),
  widgetId: ({ widget }) => widget.widgetId,
};

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const NAMES = new Map(Object.keys(ARGUMENTS).map((name) => [plain(name), name]));

/** Values of these arguments; unknown names are dropped. `poll answer`, `poll_answer` and `pollAnswer` are the same. */
export function tagValues(asked: readonly string[], known: Known, surroundings: Surroundings): TagValues {
  const names = asked.flatMap((name) => NAMES.get(plain(name)) ?? []);
  return Object.fromEntries(names.map((name) => [name, ARGUMENTS[name]?.(known, surroundings) ?? null]));
}
