import type { ActionType } from '../../model/enums.ts';
import type { PartnersContext } from './context.ts';
import { bareUrl } from './dimensions.ts';
import type { TagValues } from './tag-frame.ts';

type Known = Pick<PartnersContext, 'widget' | 'context' | 'session'>;

export type Surroundings = { now: () => number; isMobile: () => boolean };

const latest = ({ session }: Known, type: ActionType) =>
  session.answerHistory.value.filter(({ actionIdentifier }) => actionIdentifier.endsWith(`|${type}`)).at(-1);

/** All that a third party's tag may ask for (spec §7), by the names it asks with. A question not yet answered is null. */
const ARGUMENTS: Record<string, (known: Known, surroundings: Surroundings) => TagValues[string]> = {
  /** The publisher's page, without what may name a reader. */
  externalSiteUrl: ({ context }) => bareUrl(context.articleUrlTracking),
  isMobile: (_, { isMobile }) => isMobile(),
  /** The text of the answer given last. */
  pollAnswer: (known) => latest(known, 'poll')?.answerText ?? null,
  quizAnswer: (known) => latest(known, 'quiz')?.answerText ?? null,
  /** 0 to 1 */
  sentimentPollAnswer: (known) => latest(known, 'sentimentpoll')?.sentimentValue ?? null,
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
