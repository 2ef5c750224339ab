import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Action } from '../../../widget/model/action.ts';
import { createLifecycle } from '../../../widget/session/lifecycle.ts';
import type { TrackedEvent } from '../../../widget/tracking/event.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../support/wire.ts';

type Options = { createdByThirdParty?: boolean; kinds?: string[]; isFallbackShown?: boolean };

/** Petitions complete a widget, the rest leads on. */
function setUp({ createdByThirdParty = true, kinds = ['poll', 'petition'], isFallbackShown = false }: Options = {}) {
  const cards = kinds.map((type, n) => wireCard(n, [wireAction(n + 1, type)]));
  const widget = parsed(wireWidget(cards, { createdByThirdParty }));
  const events: TrackedEvent[] = [];
  const clock = { ms: 0 };
  const lifecycle = createLifecycle({
    widget,
    track: (event) => void events.push(event),
    now: () => clock.ms,
    isFallbackShown: () => isFallbackShown,
    isCompletionType: ({ type }) => type === 'petition',
  });
  const [poll, petition] = [actionOf(widget, 1), widget.actions[1] as Action];
  const told = () => events.splice(0).map(({ type, actions }) => `${type} ${actions.map(({ id }) => id)}`);
  return { widget, lifecycle, events, clock, poll, petition, told };
}

test('tells each step of the widget once', () => {
  const { lifecycle, told } = setUp();
  for (const _ of [1, 2]) {
    lifecycle.visible('standard');
    lifecycle.visible('custom');
    lifecycle.engaged();
  }
  assert.equal(told(), ['WidgetVisible 1,2', 'CustomWidgetVisible 1,2', 'Engaged 1,2']);
});

test('tells each step of an action once, each action by itself', () => {
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

test('tells of an action only when the widget itself was seen', () => {
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

test('of the actions that passed unseen, tells of the one that stands there', () => {
  const { lifecycle, told, poll, petition } = setUp();
  lifecycle.actionVisible(poll);
  lifecycle.actionVisible(petition);
  lifecycle.visible('standard');
  assert.equal(told(), ['WidgetVisible 1,2', 'ActionVisible 2']);
});

test('counts shares and choices every time', () => {
  const { lifecycle, events, told, poll } = setUp();
  lifecycle.shared(poll, 'X');
  assert.is(events[0]?.eventData, 'X');
  lifecycle.shared(poll, 'X');
  lifecycle.chosen(poll);
  lifecycle.chosen(poll);
  assert.equal(told(), ['ActionShared 1', 'ActionShared 1', 'ActionChosen 1', 'ActionChosen 1']);
});

const ways: [title: string, steps: ('initiated' | 'completed' | 'cancelled')[], times: number][] = [
  ['not initiated', ['cancelled'], 0],
  ['initiated', ['initiated', 'cancelled'], 1],
  ['initiated, and left twice', ['initiated', 'cancelled', 'cancelled'], 1],
  ['completed', ['initiated', 'completed', 'cancelled'], 0],
  ['completed without being initiated', ['completed', 'cancelled'], 0],
];

for (const [title, steps, times] of ways)
  test(`an action that was ${title} is cancelled ${times} times`, () => {
    const { lifecycle, told, petition } = setUp();
    for (const step of steps) lifecycle[step](petition);
    assert.is(told().filter((event) => event.startsWith('ActionCancelled')).length, times);
  });

test('one action’s cancelling leaves another’s alone', () => {
  const { lifecycle, told, poll, petition } = setUp();
  lifecycle.initiated(poll);
  lifecycle.cancelled(petition);
  lifecycle.cancelled(poll);
  assert.equal(told(), ['ActionInitiated 1', 'ActionCancelled 1']);
});

test('counts the seconds since an action was initiated, the first time', () => {
  const { lifecycle, clock, events, poll, petition } = setUp();
  assert.is(lifecycle.elapsedSeconds(poll), 0);
  clock.ms = 1_000;
  lifecycle.initiated(poll);
  clock.ms = 3_000;
  lifecycle.initiated(poll);
  clock.ms = 5_260;
  assert.is(lifecycle.elapsedSeconds(poll), 4.3);
  assert.is(lifecycle.elapsedSeconds(petition), 0);
  lifecycle.cancelled(poll);
  assert.is(events.at(-1)?.cancelledSeconds, 4.3);
});

const completions: [title: string, options: Options, doneId: number, fires: boolean][] = [
  ['a completion-type action is done', {}, 2, true],
  ['an action that only leads on is done', {}, 1, false],
  ['no action of the widget is completion-type', { kinds: ['poll', 'quiz'] }, 1, true],
  ['the widget is the publisher’s own', { createdByThirdParty: false }, 2, false],
  ['a fallback is shown', { isFallbackShown: true }, 2, false],
];

for (const [title, options, doneId, fires] of completions)
  test(`WidgetCompleted ${fires ? 'fires' : 'does not fire'} where ${title}`, () => {
    const { lifecycle, told, widget } = setUp(options);
    lifecycle.completed(actionOf(widget, doneId));
    assert.equal(told(), [`ActionCompleted ${doneId}`, ...(fires ? [`WidgetCompleted ${doneId}`] : [])]);
  });

test('WidgetCompleted fires once, whatever is completed after', () => {
  const { lifecycle, told, widget } = setUp({ kinds: ['petition', 'petition'] });
  for (const action of [...widget.actions, ...widget.actions]) lifecycle.completed(action);
  assert.equal(told(), ['ActionCompleted 1', 'WidgetCompleted 1', 'ActionCompleted 2']);
});

for (const isFallbackShown of [true, false])
  test(`says that the action is ${isFallbackShown ? 'a fallback' : 'no fallback'}`, () => {
    const { lifecycle, events, poll } = setUp({ isFallbackShown });
    lifecycle.initiated(poll);
    assert.is(events[0]?.isFallbackAction, isFallbackShown);
  });

test('notes for partners what the API does not know, each time, with what it is worth', () => {
  const { lifecycle, events, poll } = setUp();
  lifecycle.noted('DonationAmountSelected', poll, { amount: 25, currency: 'USD' });
  lifecycle.noted('VideoSaved', poll);
  assert.equal(events, [
    { type: 'DonationAmountSelected', isNoted: true, actions: [poll], amount: 25, currency: 'USD' },
    { type: 'VideoSaved', isNoted: true, actions: [poll] },
  ]);
});

test.run();
