import type { AnswerEntry } from '../../model/answer.ts';
import type { Sink, TrackedEvent } from '../../model/event.ts';
import { ANSWER_ARGUMENTS, type AnswerArgument, type KindFacts } from '../../model/kind.ts';
import type { PartnersContext } from './context.ts';
import { bareUrl } from './dimensions.ts';
import type { CustomTracking } from './named.ts';
import type { OpenTagFrame, TagFrame, TagValues } from './tag-frame.ts';

type Known = Pick<PartnersContext, 'widget' | 'context' | 'session' | 'kinds'>;

type Surroundings = { now: () => number; isMobile: () => boolean };

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

/** Long enough for a tag to send its requests. Frames are then removed, or a long visit would collect dozens. */
export const TAG_LIFE_MS = 30_000;

export type CustomTagOptions = {
  tag: CustomTracking;
  context: Pick<PartnersContext, 'widget' | 'context' | 'session' | 'kinds' | 'report'>;
  openFrame: OpenTagFrame;
  surroundings: Surroundings;
};

/** A tag without an event runs when the widget is seen. */
const isFor = ({ event }: CustomTracking, { type }: TrackedEvent) =>
  (event.replace(/\W/g, '') || 'WidgetVisible').toLowerCase() === type.toLowerCase();

/** Runs a third party's tag, each time in a sandboxed frame of its own (spec §7, §8). */
export function customTagSink({ tag, context, openFrame, surroundings }: CustomTagOptions): {
  tell: Sink;
  stop(): void;
} {
  const open = new Map<TagFrame, ReturnType<typeof setTimeout>>();
  let isReported = false;

  const failed = (why: string) => {
    if (isReported) return; // A tag may fail in a loop.
    isReported = true;
    context.report(new Error(`Custom tracking tag failed: ${why}`), { type: tag.type, event: tag.event });
  };

  function close(frame: TagFrame) {
    clearTimeout(open.get(frame));
    open.delete(frame);
    frame.close();
  }

  function run() {
    const { type: kind, content } = tag;
    const values = tagValues(tag.arguments, context, surroundings);
    const frame = openFrame({ kind, content, values }, failed);
    open.set(
      frame,
      setTimeout(() => close(frame), TAG_LIFE_MS),
    );
  }

  return {
    tell(event) {
      if (isFor(tag, event)) run();
    },
    stop() {
      for (const frame of [...open.keys()]) close(frame);
    },
  };
}
