import { signal } from '@preact/signals-core';
import type { AnswerEntry } from '../../../widget/core/model/answer.ts';
import type { Variables } from '../../../widget/core/model/copy/placeholders.ts';
import type { ActionType } from '../../../widget/core/model/enums.ts';
import type { AnswerArgument, KindFacts, KindTable } from '../../../widget/core/model/kind.ts';
import type { PartnersContext } from '../../../widget/core/tracking/partners/context.ts';
import type { OpenTagFrame, TagOrder } from '../../../widget/core/tracking/partners/tag-frame.ts';
import { allKinds } from './kinds.ts';
import { parsed, wireAction, wireCard, wireWidget } from './wire.ts';

type TagArgument = NonNullable<KindFacts['tagArgument']>;

/** Kinds whose answers a tag can ask for. */
const tellingKinds: KindTable = {
  ...allKinds,
  quiz: telling('quiz', 'quizAnswer', ({ answerText }) => answerText),
  sentimentpoll: telling('sentimentpoll', 'sentimentPollAnswer', ({ sentimentValue }) => sentimentValue),
};

function telling<T extends ActionType>(type: T, name: AnswerArgument, read: TagArgument['read']) {
  return { type, isCompletion: false, parse: () => null, tagArgument: { name, read } };
}

const actions = [wireAction(1, 'poll', { actionId: 11, name: 'Pier 9' }), wireAction(2, 'petition')];

/** The context of partner sinks, for a widget with a poll and a petition. */
export function fakeContext(fields: Record<string, unknown> = {}, answers: AnswerEntry[] = []) {
  const widget = parsed(
    wireWidget([wireCard('c', actions)], {
      widgetName: 'Pier',
      publisherId: 5,
      publisherKey: 'harbor-gazette',
      publisherName: 'Gazette',
      articleId: 'a-1',
      articleUrl: 'https://news.test/pier?utm=1#top',
      ...fields,
    }),
  );
  const route = signal('/poll/start');
  const variables = signal<Variables>({});
  const reported: [error: Error, context: unknown][] = [];
  const context: PartnersContext = {
    widget,
    kinds: tellingKinds,
    config: { widgetBase: 'https://widget.test/widget/' },
    context: { embedType: 3, articleUrlTracking: 'https://news.test/pier?reader=ada' },
    session: { route, answerHistory: signal(answers), variables },
    ids: {},
    report: (error, about) => void reported.push([error as Error, about]),
  };
  return { context, widget, route, variables, reported };
}

/** Fake frames that record their order and messages, and whether they were removed. */
export function fakeFrames() {
  const frames: { order: TagOrder; said: unknown[]; isOpen: boolean; fail: (why: string) => void }[] = [];
  const openFrame: OpenTagFrame = (order, onFailed) => {
    const frame = { order, said: [] as unknown[], isOpen: true, fail: (why: string) => onFailed?.(why) };
    frames.push(frame);
    return {
      say: (call) => void frame.said.push(call),
      close: () => {
        frame.isOpen = false;
      },
    };
  };
  return { frames, openFrame };
}
