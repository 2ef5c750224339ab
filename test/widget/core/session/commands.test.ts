import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import type { Action } from '../../../../widget/core/model/action.ts';
import { isCardRoute } from '../../../../widget/core/model/navigation/routes.ts';
import { createSessionCommands } from '../../../../widget/core/session/commands.ts';
import { createLifecycle } from '../../../../widget/core/session/lifecycle.ts';
import { createSessionStore, type Position } from '../../../../widget/core/session/store.ts';
import { withDom } from '../../../support/dom.ts';
import { type FakeClock, withClock } from '../../support/clock.ts';
import { actionOf, parsedCards, wireAction, wireCard } from '../../support/wire.ts';

withDom(test);

type Options = {
  mode?: Mode;
  /** Routes of the first action. */
  fields?: object;
  countdownTimer?: number;
  firstType?: string;
  firstCard?: object;
  cards?: number;
  /** The second card is a list of two actions. */
  listed?: boolean;
  /** Routes of the second card's first action. */
  secondFields?: object;
  secondCard?: object;
};

/** A poll (1), then a petition (2), up to the number of cards. */
function setUp({
  mode = 'default',
  fields = {},
  countdownTimer = 2,
  firstType = 'poll',
  firstCard = {},
  cards = 2,
  listed,
  secondFields = {},
  secondCard = {},
}: Options = {}) {
  const widget = parsedCards(
    ...[
      wireCard('a', [wireAction(1, firstType, { ...fields })], { countdownTimer, ...firstCard }),
      listed
        ? wireCard('b', [wireAction(2, 'petition'), wireAction(3, 'petition')], { type: 'choosesMany', ...secondCard })
        : wireCard('b', [wireAction(2, 'petition', { ...secondFields })]),
    ].slice(0, cards),
  );
  const first = actionOf(widget, 1);
  const store = createSessionStore(widget, { action: first, route: `/${first.type}/start` });
  const told: string[] = [];
  const written: string[] = [];
  const reported: unknown[] = [];
  const loads: string[] = [];
  const copies: string[] = [];
  const warmed: string[] = [];
  const network: { load: () => Promise<void>; copy: () => Promise<void> } = {
    load: async () => {},
    copy: async () => {},
  };
  const lifecycle = createLifecycle({
    widget,
    track: ({ type, actions }) => void told.push(`${type} ${actions.map(({ id }) => id)}`),
    now: () => 0,
    isFallbackShown: () => false,
    isCompletionType: () => false,
  });
  const options = {
    store,
    lifecycle,
    host: { writeRoute: (route: string) => void written.push(route) },
    screens: {
      async load({ route }: Position) {
        if (isCardRoute(route)) return;
        await network.load();
        loads.push(route);
      },
      preload: ({ type }: Action) => void warmed.push(type),
      has: (_: Action, name: string) => ['start', 'main', 'success', 'details'].includes(name),
    },
    mode,
    restart: () => false,
    loadCopy: ({ type }: Action) => {
      copies.push(type);
      return network.copy();
    },
    loadFailedText: () => 'Not loaded',
    failedElsewhereText: ({ id }: Action, text: string) => `${id}: ${text}`,
    report: (error: unknown) => void reported.push(error),
  };
  const commands = createSessionCommands(options);
  const answer = (action: Action = first) => commands.finish(action, { answerId: 5 });
  return { widget, first, store, lifecycle, commands, told, written, reported, loads, copies, warmed, network, answer };
}

const SLIDE_MS = 650;
/** Until an action that was chosen is initiated: 800 ms, then 1 s for officials. */
const NEXT_ACTION_MS = 1_800;
const BACK_MS = 750;
const withSession = (options: Options, run: (session: ReturnType<typeof setUp>, clock: FakeClock) => unknown) =>
  withClock(async (clock) => {
    const session = setUp(options);
    try {
      await run(session, clock);
    } finally {
      session.commands.dispose();
    }
    assert.is(clock.pending(), 0, 'timers are left after dispose');
  });

const FAILS = { load: () => Promise.reject(new Error('chunk is gone')), copy: async () => {} };

for (const [firstType, seconds] of [
  ['sentimentpoll', 5],
  ['speedometer', 5],
  ['poll', 2],
  ['petition', 6],
] as const)
  test(
    `${firstType}: the list comes back ${seconds} s after the answer`,
    withSession({ firstType, firstCard: { type: 'choosesMany', countdownTimer: null } }, async (session, clock) => {
      const { answer, commands, first, store } = session;
      await commands.choose(first);
      await clock.tick(NEXT_ACTION_MS);
      answer();
      await clock.tick(seconds * 1_000 - 1);
      assert.is.not(store.route.value, '/choosesManyCard');
      await clock.tick(1);
      assert.is(store.route.value, '/choosesManyCard');
    }),
  );

test(
  'an alert closes when the next attempt succeeds, even under a pointer',
  withSession({}, async ({ answer, store, commands }, clock) => {
    commands.alert('Not sent');
    commands.holdAlert(true);
    answer();
    assert.is(store.alert.value, null);
    await clock.settle();
  }),
);

test(
  'a submission is under way until what follows stands there, so that no form comes back after it was sent',
  withSession({ firstCard: { type: 'choosesMany' } }, async ({ answer, store, commands, network, first }, clock) => {
    let arrive = () => {};
    const seen: string[] = [];
    const { load } = network;
    const sent = commands.submit(first, async () => {
      network.load = () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        });
      answer();
    });
    void sent.then(() => seen.push(store.route.value));
    await clock.settle();
    assert.equal(seen, []);
    arrive();
    await sent;
    network.load = load;
    await clock.tick(SLIDE_MS);
    assert.equal(seen, ['/poll/success']);
  }),
);

test(
  'a submission ends where what follows can’t be loaded',
  withSession({}, async ({ answer, commands, network, first, store }, clock) => {
    await commands.submit(first, async () => {
      network.load = FAILS.load;
      answer();
    });
    await clock.settle();
    assert.is(store.alert.value?.text, 'Not loaded');
  }),
);

test(
  'an alert about a screen that did not load closes when it loads',
  withSession({}, async ({ store, commands, network, first }, clock) => {
    const { load } = network;
    network.load = FAILS.load;
    await commands.open(first, '');
    assert.is(store.alert.value?.text, 'Not loaded');
    network.load = load;
    await commands.open(first, '');
    assert.is(store.alert.value, null);
    await clock.settle();
  }),
);

test(
  'an answer leads to the end screen, and the host gets its route',
  withSession({}, async ({ answer, store, written, told, loads, copies }, clock) => {
    answer();
    await clock.settle();
    assert.is(store.route.value, '/poll/success');
    assert.equal(written, ['/poll/success']);
    assert.equal([loads, copies], [['/poll/success'], ['poll']]);
    assert.equal(store.answerHistory.value, [{ answerId: 5, actionIdentifier: '1|poll' }]);
    assert.equal([...store.completedActionIdentifiers.value], ['1|poll']);
    assert.equal(told, ['ActionVisible 1', 'ActionInitiated 1', 'ActionCompleted 1']);
  }),
);

test(
  'counts down on the end screen and moves on to the next action',
  withSession({}, async ({ answer, store, told }, clock) => {
    answer();
    await clock.settle();
    assert.equal([store.countdown.value?.secondsLeft, store.countdown.value?.of], [2, 2]);
    await clock.tick(2_000);
    assert.is(store.route.value, '/petition/start');
    assert.is(store.countdown.value, null);
    assert.not.ok(told.includes('ActionVisible 2'));
  }),
);

test(
  'moves on at once if the card counts 0 seconds',
  withSession({ countdownTimer: 0 }, async ({ answer, store }, clock) => {
    answer();
    await clock.tick(1);
    assert.is(store.route.value, '/petition/start');
    assert.is(store.countdown.value, null);
  }),
);

test(
  'skips the end screen if the action says so and another action follows',
  withSession({ fields: { skipEndCard: true } }, async ({ answer, store, written }, clock) => {
    answer();
    await clock.settle();
    assert.is(store.route.value, '/petition/start');
    assert.equal(written, ['/petition/start']);
  }),
);

test(
  'moves on even if the answer arrives while a screen slides in',
  withSession({ fields: { skipEndCard: true } }, async ({ answer, commands, store, first }, clock) => {
    await commands.open(first, '');
    assert.is(store.isMoving.value, true);
    answer();
    await clock.settle();
    assert.is(store.route.value, '/petition/start');
  }),
);

test(
  'shows the end screen of the last action without a countdown',
  withSession({ cards: 1, fields: { skipEndCard: true } }, async ({ answer, store, commands }, clock) => {
    answer();
    await clock.tick(60_000);
    assert.is(store.route.value, '/poll/success');
    assert.is(store.countdown.value, null);
    assert.is(commands.hasNext.value, false);
  }),
);

test(
  'a stopped countdown leaves the reader where they are',
  withSession({}, async ({ answer, commands, store }, clock) => {
    answer();
    await clock.settle();
    commands.stopCountdown();
    await clock.tick(60_000);
    assert.is(store.route.value, '/poll/success');
    assert.is(commands.hasNext.value, true);
  }),
);

for (const [what, options, title] of [
  ['an action', { secondFields: { title: 'Make Pier 9 a park' } }, 'Make Pier 9 a park'],
  ['a list', { listed: true, secondCard: { heading: 'Two things to sign' } }, 'Two things to sign'],
  ['nothing', { cards: 1 }, ''],
] as const)
  test(
    `knows the title where ${what} follows`,
    withSession(options, async ({ answer, commands }, clock) => {
      answer();
      await clock.settle();
      assert.is(commands.nextTitle.value, title);
    }),
  );

test(
  'has no next action before an answer',
  withSession({}, async ({ commands, store }, clock) => {
    assert.is(commands.hasNext.value, false);
    await commands.next();
    await clock.settle();
    assert.is(store.route.value, '/poll/start');
  }),
);

test(
  'has no next action in preview',
  withSession({ mode: 'AB4E_PREVIEW' }, async ({ answer, commands, store }, clock) => {
    answer();
    await clock.tick(60_000);
    assert.is(commands.hasNext.value, false);
    assert.is(store.route.value, '/poll/success');
  }),
);

for (const [screen, route] of [
  ['', '/poll'],
  ['details', '/poll/details'],
  ['/Call/2', '/Call/2'],
] as const)
  test(
    `opens "${screen}" at ${route}`,
    withSession({}, async ({ commands, store, written, first }) => {
      await commands.open(first, screen);
      assert.is(store.route.value, route);
      assert.equal(written, [route]);
    }),
  );

test(
  'does not animate in preview: a move ends at once',
  withSession({ mode: 'AB4E_PREVIEW' }, async ({ commands, store, first }, clock) => {
    await commands.open(first, '');
    await clock.tick(0);
    assert.is(store.isMoving.value, false);
  }),
);

test(
  'announces the next action 800 ms after it is shown',
  withSession({}, async ({ answer, commands, told, store, lifecycle }, clock) => {
    lifecycle.visible('standard');
    answer();
    await clock.tick(SLIDE_MS);
    await commands.next();
    assert.is(store.activeAction.value.id, 2);
    await clock.tick(799);
    assert.not.ok(told.includes('ActionVisible 2'));
    await clock.tick(1);
    assert.ok(told.includes('ActionVisible 2'));
  }),
);

test(
  'blocks big buttons while a screen loads and slides in',
  withSession({}, async ({ commands, store, network, first }, clock) => {
    let arrived = () => {};
    network.load = () =>
      new Promise((resolve) => {
        arrived = resolve;
      });
    const opening = commands.open(first, '');
    await clock.tick(5_000);
    assert.is(store.isMoving.value, true);
    assert.is(store.route.value, '/poll/start');
    arrived();
    await opening;
    await clock.tick(SLIDE_MS - 1);
    assert.is(store.isMoving.value, true);
    await clock.tick(1);
    assert.is(store.isMoving.value, false);
  }),
);

test(
  'an earlier slide’s end does not unblock a later move',
  withSession({ countdownTimer: 0 }, async ({ answer, store, network }, clock) => {
    let loads = 0;
    network.load = () => (++loads === 1 ? Promise.resolve() : new Promise(() => {}));
    answer();
    await clock.tick(10_000);
    assert.is(loads, 2);
    assert.is(store.isMoving.value, true);
  }),
);

test(
  'does not act while a move is under way',
  withSession({}, async ({ answer, commands, store, first }, clock) => {
    answer();
    await clock.settle();
    await commands.open(first, 'details');
    await commands.next();
    commands.back();
    await clock.settle();
    assert.is(store.route.value, '/poll/success');
  }),
);

test(
  'opens a step of a form and goes back to the first one, at one address and with no other event',
  withSession({}, async ({ commands, store, told, written, first }, clock) => {
    await commands.open(first, 'details');
    await clock.tick(SLIDE_MS);
    const [events, addresses] = [told.length, new Set(written).size];
    for (const step of ['person', 'address']) {
      await commands.open(first, 'details', step);
      await clock.tick(SLIDE_MS);
    }
    assert.is(store.position.value.step, 'address');
    commands.backTo(first, 'details');
    assert.is(store.position.value.step, undefined);
    assert.equal(
      store.trail.value.map(({ route }) => route),
      ['/poll/start', '/poll/details'],
    );
    assert.is(store.isBack.value, true);
    assert.equal([told.length, new Set(written).size], [events, addresses]);
  }),
);

test(
  'replaces the step that a visit began on with an earlier one',
  withSession({}, async ({ commands, store, first }) => {
    commands.backTo(first, '');
    assert.equal(
      store.trail.value.map(({ route }) => route),
      ['/poll'],
    );
  }),
);

test(
  'opens another screen of the active action, or its main route',
  withSession({}, async ({ commands, store, loads, first }, clock) => {
    await commands.open(first, 'details');
    assert.is(store.route.value, '/poll/details');
    await clock.tick(SLIDE_MS);
    await commands.open(first, '');
    assert.is(store.route.value, '/poll');
    assert.equal(loads, ['/poll/details', '/poll']);
  }),
);

test(
  'goes back along the trail, flagged as back for 750 ms',
  withSession({}, async ({ commands, store, written, first }, clock) => {
    await commands.open(first, '');
    await clock.tick(SLIDE_MS);
    commands.back();
    assert.equal([store.route.value, store.isBack.value], ['/poll/start', true]);
    await clock.tick(749);
    assert.is(store.isBack.value, true);
    await clock.tick(1);
    assert.is(store.isBack.value, false);
    assert.equal(written, ['/poll', '/poll/start']);
  }),
);

test(
  'blocks big buttons while it slides back, and no longer',
  withSession({}, async ({ commands, store, first }, clock) => {
    await commands.open(first, '');
    await clock.tick(SLIDE_MS);
    commands.back();
    await clock.tick(749);
    assert.is(store.isMoving.value, true);
    await commands.open(first, 'details');
    assert.is(store.route.value, '/poll/start');
    await clock.tick(1);
    assert.is(store.isMoving.value, false);
  }),
);

test(
  'goes back twice in a row, flagged until 750 ms after the second time',
  withSession({}, async ({ commands, store, first }, clock) => {
    await commands.open(first, '');
    await clock.tick(SLIDE_MS);
    await commands.open(first, 'details');
    await clock.tick(SLIDE_MS);
    commands.back();
    await clock.tick(500);
    assert.is(store.canGoBack.value, true);
    commands.back();
    assert.is(store.route.value, '/poll/start');
    await clock.tick(749);
    assert.is(store.isBack.value, true);
    await clock.tick(1);
    assert.is(store.isBack.value, false);
  }),
);

test(
  'counts no action of a following list as seen',
  withSession({ listed: true }, async ({ answer, commands, widget, lifecycle, told, store }, clock) => {
    lifecycle.visible('standard');
    answer();
    await clock.tick(SLIDE_MS);
    await commands.next();
    await clock.tick(5_000);
    assert.is(store.route.value, '/choosesManyCard');
    assert.not.ok(told.includes('ActionVisible 2'));
    await commands.choose(actionOf(widget, 2));
    assert.ok(told.includes('ActionVisible 2'));
  }),
);

test(
  'stays if there is nothing to go back to',
  withSession({}, ({ commands, store, written }) => {
    commands.back();
    assert.is(store.route.value, '/poll/start');
    assert.equal(written, []);
  }),
);

for (const [isChangeable, expected] of [
  [true, '/poll'],
  [false, '/poll/start'],
] as const)
  test(
    `back from the end screen leads to ${expected} where the answer ${isChangeable ? 'can' : 'can’t'} be changed`,
    withSession({ cards: 1 }, async ({ commands, store, first }, clock) => {
      await commands.open(first, '');
      await clock.tick(SLIDE_MS);
      commands.finish(first, { answerId: 5 }, { isChangeable });
      await clock.tick(SLIDE_MS);
      commands.back();
      assert.is(store.route.value, expected);
    }),
  );

test(
  'preloads a kind’s other screens once its first screen is shown',
  withSession({}, async ({ answer, commands, warmed }, clock) => {
    answer();
    await clock.tick(SLIDE_MS - 1);
    assert.equal(warmed, []);
    await clock.tick(1);
    await commands.next();
    await clock.tick(SLIDE_MS);
    assert.equal(warmed, ['poll', 'petition']);
  }),
);

test(
  'loads the end screen without showing it',
  withSession({}, async ({ commands, first, store, loads }, clock) => {
    assert.is(await commands.loadScreen(first), true);
    await clock.settle();
    assert.equal(loads, ['/poll/success']);
    assert.equal([store.route.value, store.isMoving.value], ['/poll/start', false]);
  }),
);

test(
  'shows an alert if the end screen can’t be loaded',
  withSession({}, async ({ commands, first, store, network, reported }) => {
    network.load = FAILS.load;
    assert.is(await commands.loadScreen(first), false);
    assert.is(store.alert.value?.text, 'Not loaded');
    assert.is(reported.length, 1);
  }),
);

for (const screen of ['', 'start'])
  test(
    `a final action shows its end in place of its ${screen || 'form'}`,
    withSession({ cards: 1 }, async ({ answer, commands, first, store }, clock) => {
      await commands.open(first, '');
      await clock.tick(SLIDE_MS);
      answer();
      await clock.tick(SLIDE_MS);
      commands.back();
      await clock.tick(BACK_MS);
      assert.is(commands.isDone(first), true);
      await commands.open(first, screen);
      assert.is(store.route.value, '/poll/success');
    }),
  );

for (const [title, mode, isChangeable] of [
  ['an answer that can be changed', 'default', true],
  ['a form in preview', 'AB4E_PREVIEW', false],
] as const)
  test(
    `${title} can be opened again`,
    withSession({ cards: 1, mode }, async ({ commands, first, store }, clock) => {
      commands.finish(first, { answerId: 5 }, { isChangeable });
      await clock.tick(SLIDE_MS);
      assert.is(commands.isDone(first), false);
      await commands.open(first, '');
      assert.is(store.route.value, '/poll');
    }),
  );

test(
  'a sent form with a skipped end screen can’t be opened again either',
  withSession({ fields: { skipEndCard: true } }, async ({ answer, commands, store, first }, clock) => {
    await commands.open(first, '');
    await clock.tick(SLIDE_MS);
    answer();
    await clock.tick(SLIDE_MS);
    assert.is(store.route.value, '/petition/start');
    commands.back();
    assert.is(store.route.value, '/poll/start');
  }),
);

test(
  'moves on from a completed action after a first attempt failed',
  withSession({ cards: 1 }, async ({ answer, commands, first, store, network, told }, clock) => {
    network.load = FAILS.load;
    answer();
    await clock.settle();
    assert.is(store.route.value, '/poll/start');
    network.load = async () => {};
    commands.moveOn(first);
    await clock.settle();
    assert.is(store.route.value, '/poll/success');
    assert.equal(told.at(-1), 'ActionCompleted 1');
  }),
);

test(
  'cancels an initiated action when the reader moves on',
  withSession({}, async ({ widget, commands, store, answer, told }, clock) => {
    answer();
    await clock.tick(SLIDE_MS);
    await commands.next();
    await clock.tick(SLIDE_MS);
    commands.initiate(actionOf(widget, 2));
    commands.back();
    assert.is(store.activeAction.value.id, 1);
    assert.equal(told.slice(-2), ['ActionInitiated 2', 'ActionCancelled 2']);
    assert.not.ok(told.includes('ActionCancelled 1'));
  }),
);

for (const id of [2, 3])
  test(
    `going back to the list cancels action ${id}, which can be chosen again`,
    withSession({ listed: true }, async ({ widget, commands, store, answer, told, lifecycle }, clock) => {
      lifecycle.visible('standard');
      answer();
      await clock.tick(SLIDE_MS);
      await commands.next();
      await clock.tick(SLIDE_MS);
      assert.is(store.route.value, '/choosesManyCard');
      told.splice(0);
      const action = actionOf(widget, id);
      for (const isDone of [false, true]) {
        await commands.choose(action);
        await clock.tick(SLIDE_MS);
        commands.initiate(action);
        if (isDone) commands.finish(action, {});
        else commands.back();
        await clock.tick(BACK_MS);
      }
      assert.equal(
        told.map((each) => each.replace('Action', '')),
        ['Chosen', 'Visible', 'Initiated', 'Cancelled', 'Chosen', 'Visible', 'Initiated', 'Completed'].map(
          (step) => `${step} ${id}`,
        ),
      );
    }),
  );

test(
  'going back at once counts the next action as neither seen nor initiated',
  withSession(
    { secondFields: { representativeSearch: { countryCode: 'US' } } },
    async ({ answer, commands, told, store, lifecycle }, clock) => {
      lifecycle.visible('standard');
      answer();
      await clock.tick(SLIDE_MS);
      await commands.next();
      await clock.tick(SLIDE_MS + 50);
      commands.back();
      assert.is(store.activeAction.value.id, 1);
      await clock.tick(5_000);
      assert.equal(
        told.filter((each) => each.endsWith(' 2')),
        [],
      );
    },
  ),
);

for (const isMisplaced of [false, true])
  test(
    `a next action for officials is ${isMisplaced ? 'not initiated in the wrong area' : 'initiated after a second'}`,
    withSession(
      { secondFields: { representativeSearch: { countryCode: 'US' } } },
      async ({ answer, commands, told, store }, clock) => {
        answer();
        await clock.tick(SLIDE_MS);
        await commands.next();
        if (isMisplaced) store.setLocationError('OutsideOfTargetCountry');
        await clock.tick(999);
        assert.not(told.includes('ActionInitiated 2'));
        await clock.tick(1);
        assert.is(told.includes('ActionInitiated 2'), !isMisplaced);
      },
    ),
  );

test(
  'goes back to the start of the previous action',
  withSession({}, async ({ answer, commands, store, written, first }, clock) => {
    await commands.open(first, '');
    await clock.tick(SLIDE_MS);
    answer();
    await clock.tick(SLIDE_MS);
    await commands.next();
    await clock.tick(SLIDE_MS);
    commands.back();
    assert.equal([store.route.value, written.at(-1)], ['/poll/start', '/poll/start']);
    assert.is(store.canGoBack.value, false);
  }),
);

test(
  'goes back to the end of a sent form, not to the form',
  withSession({ fields: { skipFrontCard: true } }, async ({ answer, commands, store, first }, clock) => {
    await commands.open(first, '');
    await clock.tick(SLIDE_MS);
    answer();
    await clock.tick(SLIDE_MS);
    await commands.next();
    await clock.tick(SLIDE_MS);
    commands.back();
    assert.is(store.route.value, '/poll/success');
  }),
);

for (const part of ['load', 'copy'] as const)
  test(
    `shows an alert and stays if a screen’s ${part} does not load, and the next attempt can work`,
    withSession({}, async ({ commands, store, network, reported, first }, clock) => {
      network[part] = FAILS.load;
      await commands.open(first, '');
      assert.is(store.route.value, '/poll/start');
      assert.is(store.alert.value?.text, 'Not loaded');
      assert.is(store.isMoving.value, false);
      assert.is((reported[0] as Error).message, 'chunk is gone');
      network[part] = async () => {};
      await commands.open(first, '');
      await clock.settle();
      assert.is(store.route.value, '/poll');
    }),
  );

test(
  'shows no alert about a screen that did not load if another script handles the error',
  withSession({}, async ({ commands, store, network, reported, first }) => {
    network.load = FAILS.load;
    const errors: Error[] = [];
    const deal = (event: Event) => {
      errors.push((event as CustomEvent<{ error: Error }>).detail.error);
      event.preventDefault();
    };
    addEventListener('civicaction:screenlost', deal, { once: true });
    await commands.open(first, '');
    assert.is(errors[0]?.message, 'chunk is gone');
    assert.is(store.alert.value, null);
    assert.equal(reported, []);
    assert.is(store.isMoving.value, false);
  }),
);

test(
  'shows an alert for 5 s, and a second one for its own 5 s',
  withSession({}, async ({ commands, store }, clock) => {
    commands.alert('One');
    await clock.tick(4_000);
    commands.alert('Two');
    await clock.tick(4_999);
    assert.is(store.alert.value?.text, 'Two');
    await clock.tick(1);
    assert.is(store.alert.value, null);
  }),
);

test(
  'hides an alert on request',
  withSession({}, ({ commands, store }) => {
    commands.alert('One');
    commands.hideAlert();
    assert.is(store.alert.value, null);
  }),
);

test(
  'does not move on after being disposed',
  withSession({}, async ({ answer, commands, store }, clock) => {
    answer();
    await clock.settle();
    commands.dispose();
    await clock.tick(60_000);
    assert.is(store.route.value, '/poll/success');
  }),
);

const SIGNED = ['ActionCompleted 2'];
const CANCELLED = ['ActionCancelled 2'];
const OTHER = ['ActionChosen 3', 'ActionVisible 3'];

/** The second action of a list is sent: what the reader does meanwhile, and the result. */
for (const { does, isSent = true, goTo, told: expected, route, alert = null } of [
  { does: 'stays', goTo: [], told: SIGNED, route: '/petition/success' },
  { does: 'stays, and it fails', isSent: false, goTo: [], told: [], route: '/petition', alert: 'Not sent' },
  { does: 'goes back to its front', goTo: ['back'], told: SIGNED, route: '/petition/success' },
  { does: 'goes back to the list', goTo: ['back', 'back'], told: SIGNED, route: '/choosesManyCard' },
  { does: 'goes to another', goTo: ['back', 'back', 3], told: [...OTHER, ...SIGNED], route: '/petition/start' },
  {
    does: 'comes back to it',
    goTo: ['back', 'back', 2],
    told: ['ActionChosen 2', ...SIGNED],
    route: '/petition/success',
  },
  {
    does: 'goes to another, and it fails',
    isSent: false,
    goTo: ['back', 'back', 3],
    told: [...OTHER, ...CANCELLED],
    route: '/petition/start',
    alert: '2: Not sent',
  },
] as const)
  test(
    `records a submission once, and moves on only from its action, when the reader ${does}`,
    withSession({ listed: true }, async ({ answer, commands, widget, lifecycle, told, store }, clock) => {
      const signed = actionOf(widget, 2);
      lifecycle.visible('standard');
      answer();
      await clock.tick(SLIDE_MS);
      await commands.next();
      await clock.tick(5_000);
      await commands.choose(signed);
      await clock.tick(SLIDE_MS);
      commands.initiate(signed);
      await commands.open(signed, '');
      await clock.tick(SLIDE_MS);
      told.length = 0;
      let arrive = () => {};
      const network = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const over = commands.submit(signed, async () => {
        await network;
        if (isSent) commands.finish(signed, {});
        else commands.alert('Not sent', signed);
      });
      for (const step of goTo) {
        if (step === 'back') commands.back();
        else await commands.choose(actionOf(widget, step));
        await clock.tick(BACK_MS);
      }
      arrive();
      await over;
      await clock.tick(SLIDE_MS);
      assert.equal(told, expected);
      assert.equal([store.route.value, store.alert.value?.text ?? null], [route, alert]);
      assert.is(store.completedActionIdentifiers.value.has(signed.identifier), isSent);
      assert.is(store.isNotSent.value, alert === 'Not sent');
    }),
  );

test(
  'an action counts as not sent until the reader leaves it',
  withSession({ listed: true }, async ({ answer, commands, widget, store }, clock) => {
    answer();
    await clock.tick(SLIDE_MS);
    await commands.next();
    await clock.tick(5_000);
    const signed = actionOf(widget, 2);
    await commands.choose(signed);
    await clock.tick(SLIDE_MS);
    commands.alert('Not sent', signed);
    commands.hideAlert();
    assert.is(store.isNotSent.value, true);
    commands.back();
    await clock.tick(BACK_MS);
    await commands.choose(signed);
    await clock.tick(SLIDE_MS);
    assert.is(store.isNotSent.value, false);
  }),
);

test(
  'does not open a screen of an action that the reader has left',
  withSession({ listed: true }, async ({ answer, commands, widget, store }, clock) => {
    answer();
    await clock.tick(SLIDE_MS);
    await commands.next();
    await clock.tick(5_000);
    await commands.choose(actionOf(widget, 3));
    await clock.tick(SLIDE_MS);
    await commands.open(actionOf(widget, 2), 'details');
    assert.is(store.route.value, '/petition/start');
    assert.is(store.activeAction.value, actionOf(widget, 3));
  }),
);

test.run();
