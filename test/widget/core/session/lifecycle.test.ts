import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Action } from '../../../../widget/core/model/action.ts';
import type { TrackedEvent } from '../../../../widget/core/model/event.ts';
import { createLifecycle } from '../../../../widget/core/session/lifecycle.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

type Options = { createdByThirdParty?: boolean; kinds?: string[]; isFallbackShown?: boolean; begins?: number };

/** Petitions complete a widget; other kinds don't. */
function setUp(options: Options = {}) {
  const { createdByThirdParty = true, kinds = ['poll', 'petition'] } = options;
  const cards = kinds.map((type, n) => wireCard(n, [wireAction(n + 1, type)]));
  const widget = parsed(wireWidget(cards, { createdByThirdParty }));
  const events: TrackedEvent[] = [];
  const clock = { ms: 0 };
  const begun = options.begins === undefined ? undefined : widget.actions[options.begins];
  const lifecycle = createLifecycle({
    widget,
    begun,
    track: (event) => void events.push(event),
    now: () => clock.ms,
    isFallbackShown: () => options.isFallbackShown ?? false,
    isCompletionType: ({ type }) => type === 'petition',
  });
  const [poll, petition] = [actionOf(widget, 1), widget.actions[1] as Action];
  const told = () => events.splice(0).map(({ type, actions }) => `${type} ${actions.map(({ id }) => id)}`);
  return { widget, lifecycle, events, clock, poll, petition, told };
}

test('records each step of the widget once', () => {
  const { lifecycle, told } = setUp();
  for (const _ of [1, 2]) {
    lifecycle.visible('standard');
    lifecycle.visible('custom');
    lifecycle.engaged();
  }
  assert.equal(told(), ['WidgetVisible 1,2', 'CustomWidgetVisible 1,2', 'Engaged 1,2']);
});

test('records each step of each action once', () => {
  const { lifecycle, told, poll, petition } = setUp({ createdByThirdParty: false });
  lifecycle.visible('standard');
  told();
  for (const action of [poll, poll, petition]) {
    lifecycle.actionVisible(action);
    lifecycle.initiated(action);
    lifecycle.completed(action);
  }
  assert.equal(told(), [
    'ActionVisible 1',
    'ActionInitiated 1',
    'ActionCompleted 1',
    'ActionVisible 2',
    'ActionInitiated 2',
    'ActionCompleted 2',
  ]);
});

test('records nothing a second time of an action that was begun elsewhere, and how it ends', () => {
  const { lifecycle, told, clock, poll, petition, widget } = setUp({ begins: 1 });
  assert.is(widget.actions[1], petition);
  lifecycle.visible('standard');
  lifecycle.engaged();
  lifecycle.actionVisible(petition);
  lifecycle.initiated(petition);
  assert.equal(told(), []);
  clock.ms = 2_000;
  assert.is(lifecycle.elapsedSeconds(petition), 2);
  lifecycle.completed(petition);
  lifecycle.actionVisible(poll);
  assert.equal(told(), ['ActionCompleted 2', 'WidgetCompleted 2', 'ActionVisible 1']);
});

test('leaves an action that goes on elsewhere to whoever goes on with it', () => {
  const { lifecycle, told, petition } = setUp();
  lifecycle.initiated(petition);
  told();
  lifecycle.passedOn(petition);
  lifecycle.left(petition);
  assert.equal(told(), []);
});

test('an action that was completed elsewhere counts no more, nor does the widget that it completed', () => {
  const { lifecycle, told, petition } = setUp();
  lifecycle.doneElsewhere(petition);
  lifecycle.actionVisible(petition);
  lifecycle.completed(petition);
  lifecycle.left(petition);
  assert.equal(told(), []);
});

test('records an action as seen only once the widget was seen', () => {
  const { lifecycle, told, poll } = setUp();
  lifecycle.actionVisible(poll);
  lifecycle.visible('custom');
  assert.equal(told(), ['CustomWidgetVisible 1,2']);
  lifecycle.visible('standard');
  assert.equal(told(), ['WidgetVisible 1,2', 'ActionVisible 1']);
  lifecycle.visible('standard');
  lifecycle.actionVisible(poll);
  assert.equal(told(), []);
});

test('when the widget is seen, records only the current action', () => {
  const { lifecycle, told, poll, petition } = setUp();
  lifecycle.actionVisible(poll);
  lifecycle.actionVisible(petition);
  lifecycle.visible('standard');
  assert.equal(told(), ['WidgetVisible 1,2', 'ActionVisible 2']);
});

test('records every share and choice', () => {
  const { lifecycle, events, told, poll } = setUp();
  lifecycle.shared(poll, 'X');
  assert.is(events[0]?.eventData, 'X');
  lifecycle.shared(poll, 'X');
  lifecycle.chosen(poll);
  lifecycle.chosen(poll);
  assert.equal(told(), ['ActionShared 1', 'ActionShared 1', 'ActionChosen 1', 'ActionChosen 1']);
});

type Step = 'actionVisible' | 'initiated' | 'completed' | 'left';

const [VISIBLE, INITIATED, COMPLETED, CANCELLED] = ['Visible', 'Initiated', 'Completed', 'Cancelled'];

const ways: [title: string, steps: Step[], expected: (string | undefined)[]][] = [
  ['seen and left', ['actionVisible', 'left'], [VISIBLE]],
  ['begun and left', ['actionVisible', 'initiated', 'left'], [VISIBLE, INITIATED, CANCELLED]],
  ['begun, and left twice', ['actionVisible', 'initiated', 'left', 'left'], [VISIBLE, INITIATED, CANCELLED]],
  ['done and left', ['actionVisible', 'initiated', 'completed', 'left'], [VISIBLE, INITIATED, COMPLETED]],
  ['begun before it was seen', ['initiated', 'actionVisible', 'completed'], [VISIBLE, INITIATED, COMPLETED]],
  ['done without being begun', ['completed', 'left'], [VISIBLE, INITIATED, COMPLETED]],
  [
    'begun, left, and done after being chosen again',
    ['actionVisible', 'initiated', 'left', 'actionVisible', 'initiated', 'completed', 'left'],
    [VISIBLE, INITIATED, CANCELLED, VISIBLE, INITIATED, COMPLETED],
  ],
  [
    'done and chosen again',
    ['actionVisible', 'initiated', 'completed', 'left', 'actionVisible', 'initiated', 'completed', 'left'],
    [VISIBLE, INITIATED, COMPLETED],
  ],
];

for (const wasWidgetSeen of [true, false])
  for (const [title, steps, expected] of ways)
    test(`records an action that was ${title}, ${wasWidgetSeen ? 'in view' : 'before it was in view'}`, () => {
      const { lifecycle, told, petition } = setUp({ createdByThirdParty: false });
      if (wasWidgetSeen) lifecycle.visible('standard');
      for (const step of steps) lifecycle[step](petition);
      if (!wasWidgetSeen) lifecycle.visible('standard');
      const ofAction = told().flatMap((each) => /^Action(\w+) 2$/.exec(each)?.[1] ?? []);
      // An action that was left before the widget was in view was not seen.
      assert.equal(ofAction, !wasWidgetSeen && expected.length === 1 ? [] : expected);
    });

test('leaving one action does not affect another', () => {
  const { lifecycle, told, poll, petition } = setUp();
  lifecycle.initiated(poll);
  lifecycle.left(petition);
  lifecycle.left(poll);
  assert.equal(told(), ['ActionVisible 1', 'ActionInitiated 1', 'ActionCancelled 1']);
});

test('records the fallback and the action that replaces it as seen, each once', () => {
  const state = { isFallbackShown: true };
  const { lifecycle, events, poll } = setUp(state);
  lifecycle.visible('standard');
  events.splice(0);
  for (const isFallbackShown of [true, true, false, false, true]) {
    state.isFallbackShown = isFallbackShown;
    lifecycle.actionVisible(poll);
  }
  assert.equal(
    events.map(({ type, isFallbackAction }) => [type, isFallbackAction]),
    [
      ['ActionVisible', true],
      ['ActionVisible', false],
    ],
  );
});

test('counts the seconds from when an action was initiated after being chosen', () => {
  const { lifecycle, clock, events, poll, petition } = setUp();
  assert.is(lifecycle.elapsedSeconds(poll), 0);
  clock.ms = 1_000;
  lifecycle.initiated(poll);
  clock.ms = 3_000;
  lifecycle.initiated(poll);
  clock.ms = 5_260;
  assert.is(lifecycle.elapsedSeconds(poll), 4.3);
  assert.is(lifecycle.elapsedSeconds(petition), 0);
  lifecycle.left(poll);
  assert.is(events.at(-1)?.elapsedSeconds, 4.3);
  assert.is(lifecycle.elapsedSeconds(poll), 0);
});

test('counts an action that is left after its payment was cancelled to the cancellation, unless the reader went on', () => {
  const { lifecycle, clock, events, petition, told } = setUp({ createdByThirdParty: false });
  const gaveUpAt = (ms: number) => {
    clock.ms = ms;
    lifecycle.gaveUp(petition);
    clock.ms = ms + 60_000;
  };
  lifecycle.initiated(petition);
  gaveUpAt(2_000);
  lifecycle.left(petition);
  assert.is(events.at(-1)?.elapsedSeconds, 2);
  clock.ms = 100_000;
  lifecycle.initiated(petition);
  gaveUpAt(103_000);
  lifecycle.initiated(petition);
  clock.ms = 170_000;
  lifecycle.left(petition);
  assert.is(events.at(-1)?.elapsedSeconds, 70);
  told();
  lifecycle.initiated(petition);
  gaveUpAt(180_000);
  lifecycle.completed(petition);
  assert.equal([events.at(-1)?.elapsedSeconds, told().at(-1)], [70, 'ActionCompleted 2']);
});

test('keeps how long a completed action took', () => {
  const { lifecycle, clock, events, petition } = setUp({ createdByThirdParty: false });
  lifecycle.initiated(petition);
  clock.ms = 2_500;
  lifecycle.completed(petition);
  clock.ms = 60_000;
  assert.is(events.at(-1)?.elapsedSeconds, 2.5);
});

const completions: [title: string, options: Options, doneId: number, fires: boolean][] = [
  ['a completion-type action is done', {}, 2, true],
  ['an action of another type is done', {}, 1, false],
  ['no action of the widget is completion-type', { kinds: ['poll', 'quiz'] }, 1, true],
  ['the widget is the publisher’s own', { createdByThirdParty: false }, 2, false],
  ['a fallback is shown', { isFallbackShown: true }, 2, false],
];

for (const [title, options, doneId, fires] of completions)
  test(`WidgetCompleted ${fires ? 'fires' : 'does not fire'} if ${title}`, () => {
    const { lifecycle, told, widget } = setUp(options);
    lifecycle.completed(actionOf(widget, doneId));
    const ends = told().filter((each) => each.includes('Completed'));
    assert.equal(ends, [`ActionCompleted ${doneId}`, ...(fires ? [`WidgetCompleted ${doneId}`] : [])]);
  });

test('WidgetCompleted fires once, even if more is completed', () => {
  const { lifecycle, told, widget } = setUp({ kinds: ['petition', 'petition'] });
  for (const action of [...widget.actions, ...widget.actions]) lifecycle.completed(action);
  const ends = told().filter((each) => each.includes('Completed'));
  assert.equal(ends, ['ActionCompleted 1', 'WidgetCompleted 1', 'ActionCompleted 2']);
});

for (const isFallbackShown of [true, false])
  test(`records that ${isFallbackShown ? 'a' : 'no'} fallback is shown`, () => {
    const { lifecycle, events, poll } = setUp({ isFallbackShown });
    lifecycle.chosen(poll);
    lifecycle.initiated(poll);
    lifecycle.shared(poll, 'X');
    lifecycle.left(poll);
    assert.equal(
      events.map((each) => [each.type, each.isFallbackAction]),
      ['ActionChosen', 'ActionVisible', 'ActionInitiated', 'ActionShared', 'ActionCancelled'].map((type) => [
        type,
        isFallbackShown,
      ]),
    );
  });

test('records partner-only events every time, with their values', () => {
  const { lifecycle, events, poll } = setUp();
  lifecycle.noted('DonationAmountSelected', poll, { amount: 25, currency: 'USD' });
  lifecycle.noted('VideoSaved', poll);
  assert.equal(events, [
    {
      type: 'DonationAmountSelected',
      isNoted: true,
      actions: [poll],
      isFallbackAction: false,
      amount: 25,
      currency: 'USD',
    },
    { type: 'VideoSaved', isNoted: true, actions: [poll], isFallbackAction: false },
  ]);
});

test.run();
