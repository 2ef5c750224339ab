import type { Sink, TrackedEvent } from '../../model/event.ts';
import type { PartnersContext } from './context.ts';
import type { CustomTracking } from './named.ts';
import { type Surroundings, tagValues } from './tag-arguments.ts';
import type { OpenTagFrame, TagFrame } from './tag-frame.ts';

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
